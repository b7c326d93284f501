package fivefold;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import fivefold.offender.Offender;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the architecture: which package may use which, and which parts of the JDK core keeps off.
 */
class ArchitectureTest {
  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("fivefold");

  /**
   * Each package of core in full, and which others it may import; the notations, one package each,
   * are told by one line.
   */
  private static final Map<String, List<String>> ARROWS = new LinkedHashMap<>();

  private static final String A_NOTATION = "notation.*";

  static {
    ARROWS.put("model", List.of());
    ARROWS.put("text", List.of());
    ARROWS.put("rules.movement", List.of("model"));
    ARROWS.put("rules.search", List.of("model", "rules.movement"));
    ARROWS.put("rules", List.of("model", "rules.movement", "rules.search"));
    ARROWS.put("fen", List.of("model", "text", "rules"));
    ARROWS.put("variants", List.of("model", "text", "rules", "fen"));
    ARROWS.put("game", List.of("model", "rules", "variants", "fen"));
    ARROWS.put("notation", List.of("model", "text", "rules", "fen", "variants", "game"));
    ARROWS.put(
        A_NOTATION, List.of("model", "text", "rules", "fen", "variants", "game", "notation"));
    ARROWS.put("", List.of("model", "text", "rules", "game", "notation", A_NOTATION));
    ARROWS.put("render", List.of("model", "rules", "game"));
  }

  /** The JDK as far as the browser build has it, by package; the exceptions follow. */
  private static final String[] JDK_PACKAGES = {
    "java.lang",
    "java.lang.annotation",
    "java.io",
    "java.math",
    "java.util",
    "java.util.concurrent",
    "java.util.concurrent.atomic",
    "java.util.function",
    "java.util.stream",
  };

  private static final Set<String> JDK_CLASSES_MISSING_IN_THE_BROWSER =
      Set.of(
          "java.io.Console",
          "java.util.HexFormat",
          "java.util.Random", // there, but with other numbers
          "java.util.ResourceBundle",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.UUID",
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.ExecutorService",
          "java.util.concurrent.Executors",
          "java.util.concurrent.ForkJoinPool",
          "java.util.concurrent.ThreadLocalRandom",
          "java.util.concurrent.atomic.DoubleAdder",
          "java.util.concurrent.atomic.LongAccumulator",
          "java.util.concurrent.atomic.LongAdder");

  private static final Set<String> FILES =
      Set.of(
          "java.nio.file.Path",
          "java.nio.file.Files",
          "java.nio.file.OpenOption",
          "java.nio.charset.Charset",
          "java.nio.charset.StandardCharsets");

  /** Missing there too, or, as {@code String.format}, so big that the page would load slowly. */
  private static final Map<String, Set<String>> METHODS_MISSING_IN_THE_BROWSER =
      Map.of(
          "java.lang.String",
              Set.of(
                  "format",
                  "formatted",
                  "indent",
                  "lines",
                  "matches",
                  "replaceAll",
                  "replaceFirst",
                  "split"),
          "java.lang.Math", Set.of("multiplyHigh", "random"),
          "java.lang.Class",
              Set.of("getRecordComponents", "getResource", "getResourceAsStream", "forName"),
          "java.lang.ClassLoader", Set.of("getResource", "getResourceAsStream"));

  static Stream<String> packages() {
    return ARROWS.keySet().stream();
  }

  /** The name of the line that speaks of a package. */
  private static String lineOf(String packageName) {
    String name = packageName.equals("fivefold") ? "" : packageName.substring("fivefold.".length());
    return name.startsWith("notation.") ? A_NOTATION : name;
  }

  @ParameterizedTest
  @MethodSource("packages")
  void importsOnlyWhatIsBelowIt(String name) {
    List<String> allowed = ARROWS.get(name);
    classes()
        .that(describe("are in " + name, c -> lineOf(c.getPackageName()).equals(name)))
        .should()
        .onlyDependOnClassesThat(
            describe(
                "are below",
                c ->
                    !elementOf(c).getPackageName().startsWith("fivefold")
                        || lineOf(elementOf(c).getPackageName()).equals(name)
                        || allowed.contains(lineOf(elementOf(c).getPackageName()))))
        .check(CORE);
  }

  @Test
  void everyPackageHasItsPlaceInTheList() {
    Set<String> found = new TreeSet<>();
    CORE.forEach(c -> found.add(lineOf(c.getPackageName())));
    assertThat(ARROWS.keySet()).containsExactlyInAnyOrderElementsOf(found);
  }

  /** Every package by itself, subpackages too: no exceptions. */
  @Test
  void noPackagesDependOnEachOtherInACircle() {
    slices().assignedFrom(A_PACKAGE_EACH).should().beFreeOfCycles().check(CORE);
  }

  private static final SliceAssignment A_PACKAGE_EACH =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
          return SliceIdentifier.of(javaClass.getPackageName());
        }

        @Override
        public String getDescription() {
          return "each package";
        }
      };

  @Test
  void noNotationImportsAnother() {
    slices().matching("fivefold.notation.(*)..").should().notDependOnEachOther().check(CORE);
  }

  private static final ArchRule NEEDS_ONLY_THE_JDK_OF_THE_BROWSER =
      classes()
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage("fivefold..", "org.jspecify.annotations")
                  .or(resideInAnyPackage(JDK_PACKAGES).and(not(missingInTheBrowser())))
                  .or(ofFiles())
                  .or(describe("are primitive", c -> elementOf(c).isPrimitive())));

  private static final ArchRule CALLS_NO_METHOD_MISSING_IN_THE_BROWSER =
      noClasses().should().accessTargetWhere(missingMethod());

  private static final ArchRule CLONES_NO_ARRAY =
      noClasses()
          .should()
          .accessTargetWhere(
              describe(
                  "an array is cloned",
                  access ->
                      access.getTarget().getName().equals("clone")
                          && access.getTargetOwner().isArray()
                          // The compiler itself clones the array of an enum's values.
                          && !access.getOrigin().getName().equals("values")));

  @Test
  void needsOnlyTheJdkOfTheBrowser() {
    NEEDS_ONLY_THE_JDK_OF_THE_BROWSER.check(CORE);
  }

  @Test
  void callsNoMethodMissingInTheBrowser() {
    CALLS_NO_METHOD_MISSING_IN_THE_BROWSER.check(CORE);
  }

  @Test
  void clonesNoArray() {
    CLONES_NO_ARRAY.check(CORE);
  }

  @Test
  void anOffenderIsCaught() {
    JavaClasses offender = new ClassFileImporter().importClasses(Offender.class);
    assertThat(failures(NEEDS_ONLY_THE_JDK_OF_THE_BROWSER, offender))
        .contains("HexFormat", "MessageDigest", "Pattern", "java.io.File");
    assertThat(failures(CALLS_NO_METHOD_MISSING_IN_THE_BROWSER, offender))
        .contains("String.format", "String.lines()", "parallelStream", "multiplyHigh");
    assertThat(failures(CLONES_NO_ARRAY, offender)).contains("clone()");
  }

  private static String failures(ArchRule rule, JavaClasses in) {
    return String.join("\n", rule.evaluate(in).getFailureReport().getDetails());
  }

  /**
   * What {@link Games} reads files with. The page has none, and its build leaves out what it does
   * not reach.
   */
  private static DescribedPredicate<JavaClass> ofFiles() {
    return describe("read files", c -> FILES.contains(c.getName()));
  }

  @Test
  void onlyGamesReadsFiles() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("fivefold.Games")
        .should()
        .dependOnClassesThat(ofFiles())
        .check(CORE);
  }

  private static DescribedPredicate<JavaClass> missingInTheBrowser() {
    return describe(
        "are missing in the browser build",
        c -> {
          String name = elementOf(c).getName();
          return JDK_CLASSES_MISSING_IN_THE_BROWSER.contains(name)
              || name.startsWith("java.io.File")
              || name.startsWith("java.io.RandomAccess");
        });
  }

  private static DescribedPredicate<JavaAccess<?>> missingMethod() {
    return describe(
        "the method is missing in the browser build",
        access -> {
          String name = access.getTarget().getName();
          return name.equals("parallelStream")
              || (name.equals("parallel") && isStream(access.getTargetOwner()))
              || METHODS_MISSING_IN_THE_BROWSER
                  .getOrDefault(access.getTargetOwner().getName(), Set.of())
                  .contains(name);
        });
  }

  private static boolean isStream(JavaClass owner) {
    return owner.isAssignableTo(java.util.stream.BaseStream.class);
  }

  private static JavaClass elementOf(JavaClass type) {
    return type.isArray() ? type.getBaseComponentType() : type;
  }
}
