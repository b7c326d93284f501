import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Converts with two builds side by side and lists what differs: {@code java ConvertCompare.java
 * BASE.jar NEW.jar PATH…}. Both are loaded into this one JVM, each by a class loader of its own, as
 * starting a JVM takes longer than a hundred conversions. {@code bench/convert-compare} runs it.
 */
final class ConvertCompare {
  /** Ways to convert a file to a notation; each has its own paths through readers and writers. */
  private static final List<List<String>> WAYS =
      List.of(
          List.of(),
          List.of("--strict"),
          List.of("--repair"),
          List.of("--keep-in-comments"),
          List.of("--full", "--boards", "--no-marks"),
          List.of("--json"));

  private static final byte[] NOTHING = {};
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\".*\"writes\":true");

  /** A command line of one build, without its process. */
  private static final class Fivefold {
    private final ClassLoader loader;
    private final Map<String, String> classes = new LinkedHashMap<>();
    private final Constructor<?> streams;
    private final Object commands;
    private final Method run;

    /** Its classes are found by their simple names: the packages may move between two builds. */
    Fivefold(String jar) throws IOException, ReflectiveOperationException {
      loader =
          new URLClassLoader(
              new URL[] {Path.of(jar).toUri().toURL()}, ClassLoader.getPlatformClassLoader());
      try (JarFile file = new JarFile(jar)) {
        for (JarEntry entry : (Iterable<JarEntry>) file.stream()::iterator) {
          if (entry.getName().matches("fivefold/cli/.*[.]class")) {
            String name = entry.getName().replace(".class", "").replace('/', '.');
            classes.put(name.substring(name.lastIndexOf('.') + 1), name);
          }
        }
      }
      streams = named("Streams").getDeclaredConstructors()[0];
      streams.setAccessible(true);
      commands = method("Commands", "all").invoke(null);
      run = method("Cli", "run");
    }

    private Class<?> named(String simple) throws ClassNotFoundException {
      return Class.forName(classes.get(simple), true, loader);
    }

    private Method method(String type, String name) throws ReflectiveOperationException {
      Method method =
          Arrays.stream(named(type).getDeclaredMethods())
              .filter(each -> each.getName().equals(name))
              .findFirst()
              .orElseThrow(() -> new NoSuchMethodException(type + "." + name));
      method.setAccessible(true);
      return method;
    }

    Result run(byte[] input, List<String> words) throws ReflectiveOperationException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      Object process =
          streams.newInstance(
              new ByteArrayInputStream(input),
              new PrintStream(out, false, StandardCharsets.UTF_8),
              new PrintStream(err, false, StandardCharsets.UTF_8),
              Set.of(),
              Map.of());
      Object status = run.invoke(null, process, commands, words.toArray(String[]::new));
      return new Result((int) status, out.toByteArray(), err.toByteArray());
    }
  }

  private record Result(int status, byte[] out, byte[] err) {}

  private final Fivefold base;
  private final Fivefold next;
  private final ExecutorService beside =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
          });
  private final Map<String, List<String>> differences = new LinkedHashMap<>();
  private int compared;
  private int differing;

  private ConvertCompare(Fivefold base, Fivefold next) {
    this.base = base;
    this.next = next;
  }

  public static void main(String[] args) throws Exception {
    Locale.setDefault(Locale.ROOT);
    ConvertCompare compare = new ConvertCompare(new Fivefold(args[0]), new Fivefold(args[1]));
    int files = 0;
    for (int i = 2; i < args.length; i++) {
      for (Path file : files(Path.of(args[i]))) {
        compare.compare(file);
        files++;
      }
    }
    if (compare.compared == 0) {
      System.err.println("there are no files to convert");
      System.exit(2);
    }
    compare.report(files);
    System.exit(compare.differing == 0 ? 0 : 1);
  }

  private static List<Path> files(Path path) throws IOException {
    try (Stream<Path> all = Files.walk(path)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void compare(Path file) throws Exception {
    for (String to : notations()) {
      for (List<String> way : WAYS) {
        List<String> words = words("convert --to", to);
        words.addAll(way);
        byte[] written = compare(NOTHING, words, file.toString()).out();
        if (way.isEmpty() && written.length > 0) {
          // So the readers are compared too, also of notations that the files are not in.
          List<String> back = words("convert --to json --from", to);
          compare(written, back, file + " as " + to);
          compare(written, words("check --strict --from", to), file + " as " + to);
        }
      }
    }
  }

  private static List<String> words(String start, String last) {
    List<String> words = new ArrayList<>(List.of(start.split(" ")));
    words.add(last);
    return words;
  }

  /** What the old build can write; a notation that is new has nothing to be compared with. */
  private List<String> notations() throws ReflectiveOperationException {
    String lines = text(base.run(NOTHING, List.of("notations", "--json")).out());
    return ID.matcher(lines).results().map(found -> found.group(1)).toList();
  }

  private Result compare(byte[] input, List<String> words, String source) throws Exception {
    List<String> line = new ArrayList<>(words);
    line.add(input.length == 0 ? source : "-");
    Future<Result> old = beside.submit(() -> base.run(input, line));
    Result now = next.run(input, line);
    Result then = old.get();
    compared++;
    String command = String.join(" ", words);
    int before = differences.values().stream().mapToInt(List::size).sum();
    if (then.status() != now.status()) {
      add("status " + then.status() + " became " + now.status() + ": " + command, source);
    }
    if (!Arrays.equals(then.out(), now.out())) {
      add("stdout: " + command, source + "\n" + firstDifference(text(then.out()), text(now.out())));
    }
    if (!Arrays.equals(then.err(), now.err())) {
      // One changed message is one kind, wherever it appears.
      String change = firstDifference(text(then.err()), text(now.err()));
      String kind = change.replaceAll("(?m)^( *[-+] )[^ ]*: ", "$1").replaceAll("[0-9]+", "9");
      add("stderr:\n" + kind, command + " " + source);
    }
    if (differences.values().stream().mapToInt(List::size).sum() > before) {
      differing++;
    }
    return then;
  }

  private void add(String kind, String example) {
    differences.computeIfAbsent(kind, any -> new ArrayList<>()).add(example);
  }

  private static String firstDifference(String old, String now) {
    String[] before = old.split("\n", -1);
    String[] after = now.split("\n", -1);
    int at = 0;
    while (at < before.length && at < after.length && before[at].equals(after[at])) {
      at++;
    }
    return "    - " + line(before, at) + "\n    + " + line(after, at);
  }

  private static String line(String[] lines, int at) {
    String line = at < lines.length ? lines[at] : "(nothing more)";
    return line.length() > 200 ? line.substring(0, 200) + "…" : line;
  }

  private void report(int files) {
    differences.forEach(
        (kind, examples) -> {
          System.out.println(examples.size() + " × " + kind);
          System.out.println("  first: " + examples.get(0) + "\n");
        });
    System.out.printf(
        "%d files, %d runs of each build compared, %d differ in %d kinds%n",
        files, compared, differing, differences.size());
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
