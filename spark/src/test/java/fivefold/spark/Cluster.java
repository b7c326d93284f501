package fivefold.spark;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** A master and two workers as processes of their own, on loopback, from the jars of the tests. */
final class Cluster implements Closeable {
  private static final int WORKERS = 2;

  private final Path folder;
  private final String master;
  private final List<Process> processes = new ArrayList<>();

  private Cluster(Path folder, int port) {
    this.folder = folder;
    this.master = "spark://127.0.0.1:" + port;
  }

  static Cluster start(Path folder) throws IOException {
    Path jars = Files.createDirectories(folder.resolve("home/jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry).toAbsolutePath();
      if (entry.endsWith(".jar") && !Files.exists(jars.resolve(path.getFileName()))) {
        Files.createSymbolicLink(jars.resolve(path.getFileName()), path);
      }
    }
    int port = freePort();
    Cluster cluster = new Cluster(folder, port);
    try {
      cluster.launch(
          "master.Master", "--host", "127.0.0.1", "--port", "" + port, "--webui-port", "0");
      for (int i = 0; i < WORKERS; i++) {
        cluster.launch(
            "worker.Worker",
            "--host",
            "127.0.0.1",
            "--webui-port",
            "0",
            "--cores",
            "1",
            "--memory",
            "512m",
            "--work-dir",
            folder.resolve("work" + i).toString(),
            cluster.master);
      }
      return cluster;
    } catch (IOException e) {
      cluster.close();
      throw e;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void launch(String role, String... args) throws IOException {
    Path home = folder.resolve("home");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m", "-cp"));
    command.add(home.resolve("jars") + File.separator + "*");
    command.add("org.apache.spark.deploy." + role);
    command.addAll(Arrays.asList(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve(processes.size() + ".log").toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "SPARK_HOME", home.toString(),
                "SPARK_SCALA_VERSION", "2.13",
                "SPARK_LOCAL_IP", "127.0.0.1",
                "SPARK_LOCAL_HOSTNAME", "127.0.0.1"));
    processes.add(builder.start());
  }

  /** A session that works here, with our own classes where the tests have them. */
  SparkSession.Builder builder() {
    return SparkSession.builder()
        .master(master)
        .config("spark.executor.memory", "512m")
        .config("spark.executor.cores", "1")
        // Work for two must not begin when only one is there.
        .config("spark.scheduler.minRegisteredResourcesRatio", "1.0")
        .config("spark.cores.max", String.valueOf(WORKERS))
        .config("spark.executor.extraClassPath", classes())
        .config("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
  }

  private static String classes() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.endsWith(".jar"))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .reduce((a, b) -> a + File.pathSeparator + b)
        .orElse("");
  }

  /** How many workers have had an executor of the last application. */
  int executors() throws IOException {
    try (Stream<Path> files = Files.walk(folder, 4)) {
      return (int)
          files
              .filter(file -> file.endsWith("stderr"))
              .map(file -> file.getParent().getParent().getParent())
              .distinct()
              .count();
    }
  }

  @Override
  public void close() {
    processes.forEach(Process::destroy);
    for (Process process : processes) {
      try {
        if (!process.waitFor(10, TimeUnit.SECONDS)) {
          process.destroyForcibly();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        process.destroyForcibly();
      }
    }
  }
}
