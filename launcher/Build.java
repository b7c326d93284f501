import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Brings {@code target/fivefold.jar} up to date, or with a second argument the board in {@code
 * target/web}. The launchers run this file as it stands ({@code java launcher/Build.java ROOT
 * [web]}) when the product is missing or a source is newer.
 *
 * <p>It is Java and not shell so that both launchers share it, and because a file lock held by a
 * process disappears with the process: a killed build leaves nothing behind that blocks the next.
 */
final class Build {
  private static final int FAILED = 70;
  private static final int TOOL_MISSING = 127;

  private final Path root;
  private final boolean web;

  /** The file whose time tells how old the product is: the jar, or a mark beside the board. */
  private final Path product;

  private Build(Path root, boolean web) {
    this.root = root;
    this.web = web;
    this.product = root.resolve(web ? "target/web.built" : "target/fivefold.jar");
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    boolean web = args.length == 2 && args[1].equals("web");
    if (args.length != 1 && !web) {
      System.err.println("usage: java Build.java ROOT [web]");
      System.exit(2);
    }
    System.exit(new Build(Path.of(args[0]).toAbsolutePath().normalize(), web).run());
  }

  private int run() throws IOException, InterruptedException {
    Files.createDirectories(product.getParent());
    try (FileChannel channel =
        FileChannel.open(
            product.resolveSibling("build.lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE)) {
      if (channel.tryLock() == null) {
        System.err.println("fivefold: waiting for another build to finish");
        channel.lock();
      }
      // Asked again under the lock: whoever held it before us has most likely done the work.
      return isUpToDate() ? 0 : build();
    }
  }

  private int build() throws IOException, InterruptedException {
    if (isBuilt()) {
      return take(Files.createTempFile(product.getParent(), "build", ".tmp"));
    }
    System.err.println(
        (web ? "fivefold: the board: " : "fivefold: ")
            + (Files.exists(product)
                ? "sources have changed, building"
                : "building for the first time; Maven may need some minutes to fetch its parts"));
    // The product gets the time of this mark, so that a source edited during the build counts as
    // newer.
    Path mark = Files.createTempFile(product.getParent(), "build", ".tmp");
    int status = maven();
    if (status != 0) {
      Files.deleteIfExists(mark);
      System.err.println("fivefold: the build failed; it needs a JDK 17 and Maven 3.8 or newer");
      return status == TOOL_MISSING ? TOOL_MISSING : FAILED;
    }
    return take(mark);
  }

  /** Puts what Maven has built in its place, with the time of the mark. */
  private int take(Path mark) throws IOException, InterruptedException {
    try {
      FileTime started = Files.getLastModifiedTime(mark);
      if (web) {
        copyFolder(root.resolve("web/target/site"), root.resolve("target/web"));
      } else {
        Files.copy(
            root.resolve("cli/target/fivefold.jar"), mark, StandardCopyOption.REPLACE_EXISTING);
      }
      // Moved into place in one step: a fivefold that is running keeps the jar it has opened.
      Files.setLastModifiedTime(mark, started);
      if (!web) {
        Files.deleteIfExists(archiveKey());
      }
      Files.move(
          mark, product, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      if (!web) {
        archive();
      }
      return 0;
    } finally {
      Files.deleteIfExists(mark);
    }
  }

  /** Says which jar and which Java the archive fits; the launcher compares it. */
  private Path archiveKey() {
    return product.resolveSibling("fivefold.jsa.key");
  }

  /**
   * Keeps the classes that commands load, as the JVM holds them in memory: that halves the time a
   * command takes to start. Without the archive all works as well, so its failure is none of ours.
   */
  private void archive() throws IOException, InterruptedException {
    Path archive = product.resolveSibling("fivefold.jsa");
    Path list = Files.createTempFile(product.getParent(), "classes", ".tmp");
    Path made = Files.createTempFile(product.getParent(), "archive", ".tmp");
    try {
      Set<String> classes = new LinkedHashSet<>();
      String game = root.resolve("examples/knight-puzzle.5dpgn").toString();
      // Options are parsed by classes that a command line without any does not load.
      for (String words : List.of("show", "show --ascii", "check", "verdict")) {
        List<String> command = new ArrayList<>();
        command.addAll(List.of("-XX:DumpLoadedClassList=" + list, "-jar", product.toString()));
        command.addAll(List.of(words.split(" ")));
        command.add(game);
        java(command.toArray(String[]::new));
        classes.addAll(Files.readAllLines(list));
      }
      Files.write(list, classes);
      Files.delete(made);
      java(
          "-Xshare:dump",
          "-XX:SharedClassListFile=" + list,
          "-XX:SharedArchiveFile=" + made,
          "-cp",
          product.toString());
      if (Files.exists(made)) {
        Files.move(
            made, archive, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        String home = System.getenv().getOrDefault("JAVA_HOME", "");
        Files.writeString(archiveKey(), product + ":" + home + "\n");
      }
    } finally {
      Files.deleteIfExists(list);
      Files.deleteIfExists(made);
    }
  }

  /** Runs the Java that runs us, without a word. */
  private static void java(String... options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    process.waitFor();
  }

  /**
   * Whether Maven has built everything from the sources as they are, as after {@code mvn verify}.
   * Maven compiles a module when one of its sources has changed, so classes that are newer than all
   * sources are made of these; the page is only copied and is compared.
   */
  private boolean isBuilt() throws IOException {
    Path made = root.resolve(web ? "web/target/site/engine.wasm" : "cli/target/fivefold.jar");
    if (!Files.exists(made)) {
      return false;
    }
    FileTime time = Files.getLastModifiedTime(made);
    for (String module : modules()) {
      Path home = root.resolve(module);
      FileTime compiled = newest(home.resolve("target/classes"));
      if (compiled.compareTo(time) > 0
          || isAnyNewer(home.resolve("src/main/java"), compiled)
          || isAnyNewer(home.resolve("src/db"), compiled)
          || isAnyNewer(home.resolve("src/lsp"), compiled)
          || isAnyNewer(home.resolve("src/main/resources"), compiled)
          || isAnyNewer(home.resolve("pom.xml"), compiled)) {
        return false;
      }
    }
    return !isAnyNewer(root.resolve("pom.xml"), time)
        && !isAnyNewer(root.resolve(".mvn"), time)
        && (!web || isCopied(root.resolve("web/src/main/web"), root.resolve("web/target/site")));
  }

  private static FileTime newest(Path folder) throws IOException {
    FileTime newest = FileTime.fromMillis(0);
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) files::iterator) {
          FileTime time = Files.getLastModifiedTime(file);
          newest = file.toString().endsWith(".class") && time.compareTo(newest) > 0 ? time : newest;
        }
      }
    }
    return newest;
  }

  private static boolean isCopied(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (!Files.exists(copy) || Files.mismatch(file, copy) >= 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static void copyFolder(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private int maven() throws IOException, InterruptedException {
    boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    List<String> command = new ArrayList<>(windows ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
    command.addAll(List.of("-q", "-pl", module(), "-am", "-Dmaven.test.skip=true", "package"));
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile()).inheritIO();
    // The input belongs to the command that runs after us.
    builder.redirectInput(ProcessBuilder.Redirect.PIPE);
    Process process;
    try {
      process = builder.start();
    } catch (IOException e) {
      System.err.println("fivefold: cannot start Maven (mvn): is it installed and on the PATH?");
      return TOOL_MISSING;
    }
    process.getOutputStream().close();
    return process.waitFor();
  }

  private boolean isUpToDate() throws IOException {
    FileTime built;
    try {
      built = Files.getLastModifiedTime(product);
    } catch (NoSuchFileException e) {
      return false;
    }
    for (Path input : inputs()) {
      if (isAnyNewer(input, built)) {
        return false;
      }
    }
    return true;
  }

  private String module() {
    return web ? "web" : "cli";
  }

  private List<String> modules() {
    return web ? List.of("core", "engine", "web") : List.of("core", "engine", "db", "lsp", "cli");
  }

  /** What the product is made of; the same list as in the shell launcher. */
  private List<Path> inputs() {
    return Stream.concat(
            Stream.of("pom.xml", ".mvn"),
            modules().stream()
                .flatMap(
                    name ->
                        Stream.of("/pom.xml", "/src/main", "/src/db", "/src/lsp")
                            .map(name::concat)))
        .map(root::resolve)
        .toList();
  }

  /** Folders count too: a deleted or renamed file changes the time of the folder it was in. */
  private static boolean isAnyNewer(Path start, FileTime built) throws IOException {
    boolean[] newer = {false};
    if (!Files.exists(start)) {
      return false;
    }
    Files.walkFileTree(
        start,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
            return look(a);
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
            return look(a);
          }

          private FileVisitResult look(BasicFileAttributes a) {
            newer[0] |= a.lastModifiedTime().compareTo(built) > 0;
            return newer[0] ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
          }
        });
    return newer[0];
  }
}
