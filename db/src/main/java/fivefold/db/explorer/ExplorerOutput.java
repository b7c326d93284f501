package fivefold.db.explorer;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Where the files of an explorer go. What is written appears under its name when all is there. */
interface ExplorerOutput extends Closeable {

  /** A folder on the disk that it is written to. */
  Path near();

  void put(String name, byte[] bytes) throws IOException;

  /** All is written: it may appear. Closing without that leaves nothing behind. */
  void finish() throws IOException;

  /** A folder; an explorer that was there is replaced by the index, which comes last. */
  static ExplorerOutput folder(Path folder) throws IOException {
    Files.createDirectories(folder);
    // Whoever looks meanwhile finds no explorer rather than a mixture of two.
    Files.deleteIfExists(folder.resolve(ExplorerIndex.FILE));
    for (String old : List.of(Tree.MULTIVERSES.folder(), Tree.BOARDS.folder(), "games")) {
      deleteFiles(folder.resolve(old));
    }
    return new ExplorerOutput() {
      @Override
      public Path near() {
        return folder;
      }

      @Override
      public void put(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
      }

      @Override
      public void finish() {}

      @Override
      public void close() {}
    };
  }

  /** Only what an explorer has: a folder of other things that someone named by mistake stays. */
  private static void deleteFiles(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted(Comparator.naturalOrder()).toList()) {
        if (file.getFileName().toString().matches("\\d+\\.bin")) {
          Files.delete(file);
        }
      }
    }
  }

  /** One file: a zip without compression, so that parts of it can be read where they lie. */
  static ExplorerOutput file(Path file) throws IOException {
    Path partial = file.resolveSibling(file.getFileName() + ".partial");
    ZipOutputStream zip =
        new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(partial)));
    partial.toFile().deleteOnExit();
    zip.setMethod(ZipOutputStream.STORED);
    return new ExplorerOutput() {
      @Override
      public Path near() {
        return Objects.requireNonNull(partial.toAbsolutePath().getParent());
      }

      @Override
      public void put(String name, byte[] bytes) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        ZipEntry entry = new ZipEntry(name);
        entry.setSize(bytes.length);
        entry.setCrc(crc.getValue());
        // The same rows give the same bytes, whatever the clock and its zone say.
        entry.setTimeLocal(LocalDateTime.of(2000, 1, 1, 0, 0));
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
      }

      @Override
      public void finish() throws IOException {
        zip.close();
        Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
      }

      @Override
      public void close() throws IOException {
        try {
          zip.close();
        } finally {
          Files.deleteIfExists(partial);
        }
      }
    };
  }
}
