package fivefold.db.explorer;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Parts of the files of an explorer. */
interface ExplorerInput extends Closeable {

  byte[] read(String name, long from, int length) throws IOException;

  /** A whole file. */
  byte[] read(String name) throws IOException;

  static ExplorerInput open(Path path) throws IOException {
    return Files.isDirectory(path) ? folder(path) : file(path);
  }

  private static ExplorerInput folder(Path folder) {
    return new ExplorerInput() {
      @Override
      public byte[] read(String name, long from, int length) throws IOException {
        ByteBuffer part = ByteBuffer.allocate(length);
        try (FileChannel file = FileChannel.open(folder.resolve(name))) {
          while (part.hasRemaining()) {
            if (file.read(part, from + part.position()) < 0) {
              throw new IOException(name + " is shorter than the index says");
            }
          }
        }
        return part.array();
      }

      @Override
      public byte[] read(String name) throws IOException {
        return Files.readAllBytes(folder.resolve(name));
      }

      @Override
      public void close() {}
    };
  }

  private static ExplorerInput file(Path path) throws IOException {
    ZipFile zip = new ZipFile(path.toFile());
    return new ExplorerInput() {
      @Override
      public byte[] read(String name, long from, int length) throws IOException {
        try (var in = zip.getInputStream(entry(name))) {
          in.skipNBytes(from);
          byte[] part = in.readNBytes(length);
          if (part.length < length) {
            throw new IOException(name + " is shorter than the index says");
          }
          return part;
        }
      }

      @Override
      public byte[] read(String name) throws IOException {
        try (var in = zip.getInputStream(entry(name))) {
          return in.readAllBytes();
        }
      }

      private ZipEntry entry(String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
          throw new NoSuchFileException(name);
        }
        return entry;
      }

      @Override
      public void close() throws IOException {
        zip.close();
      }
    };
  }
}
