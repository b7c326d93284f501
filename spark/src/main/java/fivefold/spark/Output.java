package fivefold.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/** Files below a folder, on whatever file system the cluster shares. */
record Output(String folder) implements Serializable {

  String path(String name) {
    return folder + "/" + name;
  }

  /** Writes a file whole; a task that is tried again writes the same once more. */
  void write(String name, byte[] bytes) throws IOException {
    Path path = new Path(path(name));
    try (OutputStream out = path.getFileSystem(new Configuration()).create(path, true)) {
      out.write(bytes);
    }
  }

  void write(String name, String text) throws IOException {
    write(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
