package fivefold.cli.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Files inside zip archives, and files compressed as gz. They are told by their first bytes. */
final class Archives {
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final int GZIP_1 = 0x1f;
  private static final int GZIP_2 = 0x8b;

  private Archives() {}

  static boolean isZip(Path file) {
    if (!Files.isRegularFile(file)) {
      return false; // a pipe can be read only once
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
    } catch (IOException e) {
      return false; // opening it will say why
    }
  }

  /** The names of the files in an archive, hidden ones excepted, sorted. */
  static List<String> members(Path archive) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.UTF_8)) {
      return zip.stream()
          .filter(entry -> !entry.isDirectory())
          .map(ZipEntry::getName)
          .filter(name -> !name.substring(name.lastIndexOf('/') + 1).startsWith("."))
          .sorted()
          .toList();
    } catch (ZipException e) {
      throw new IOException("this archive is damaged: " + e.getMessage(), e);
    }
  }

  /** The last part of a member's name, as a name for a file. */
  static Path safeName(String member) {
    String name = member.substring(Math.max(member.lastIndexOf('/'), member.lastIndexOf('\\')) + 1);
    try {
      return Path.of(name.isEmpty() || name.equals("..") || name.equals(".") ? "input" : name);
    } catch (InvalidPathException e) {
      return Path.of("input");
    }
  }

  /** How many bytes a member has, as far as the archive tells. */
  static long size(Path archive, String member) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.UTF_8)) {
      ZipEntry entry = zip.getEntry(member);
      return entry == null ? 0 : Math.max(0, entry.getSize());
    }
  }

  static InputStream open(Path archive, String member) throws IOException {
    ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.UTF_8);
    ZipEntry entry = zip.getEntry(member);
    if (entry == null) {
      zip.close();
      throw new NoSuchFileException(archive + "!" + member);
    }
    return new FilterInputStream(zip.getInputStream(entry)) {
      @Override
      public void close() throws IOException {
        zip.close();
      }
    };
  }

  /**
   * The stream, or what was compressed in it.
   *
   * @param in a stream that can be marked
   */
  static InputStream unpacked(InputStream in) throws IOException {
    in.mark(2);
    boolean packed = in.read() == GZIP_1 && in.read() == GZIP_2;
    in.reset();
    return packed ? new GZIPInputStream(in, 1 << 16) : in;
  }
}
