package fivefold.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import fivefold.cli.command.CliCommand;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Holds the architecture of the command line: which of its packages may use which. */
class ArchitectureTest {
  private static final String ROOT = "fivefold.cli";

  private static final JavaClasses CLI =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  /** Each package, and which others of the command line it may import. */
  private static final Map<String, List<String>> ARROWS =
      Map.of(
          ROOT,
          List.of("command", "command.db", "command.lsp", "option", "io"),
          ROOT + ".command.db",
          List.of("command", "option", "io"),
          ROOT + ".command.lsp",
          List.of("command", "option", "io"),
          ROOT + ".command",
          List.of("option", "io", "picture", "watch", "uci", "conformance"),
          ROOT + ".option",
          List.of("io", "watch"),
          ROOT + ".io",
          List.of(),
          ROOT + ".conformance",
          List.of("io"),
          ROOT + ".picture",
          List.of(),
          ROOT + ".uci",
          List.of("io"),
          ROOT + ".watch",
          List.of());

  @Test
  void everyPackageImportsOnlyWhatIsBelowIt() {
    Set<String> found = new TreeSet<>();
    CLI.forEach(c -> found.add(c.getPackageName()));
    assertThat(ARROWS.keySet()).containsExactlyInAnyOrderElementsOf(found);
    ARROWS.forEach(
        (name, below) ->
            classes()
                .that()
                .resideInAPackage(name)
                .should()
                .onlyDependOnClassesThat(
                    describe(
                        "are below " + name,
                        c ->
                            !c.getPackageName().startsWith(ROOT)
                                || c.getPackageName().equals(name)
                                || below.stream()
                                    .anyMatch(b -> c.getPackageName().equals(ROOT + "." + b))))
                .check(CLI));
  }

  @Test
  void noPackagesDependOnEachOtherInACircle() {
    slices().assignedFrom(A_PACKAGE_EACH).should().beFreeOfCycles().check(CLI);
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

  /** What two commands need is no part of one of them. */
  @Test
  void noCommandUsesAnother() {
    for (JavaClass command : CLI) {
      if (command.isAssignableTo(CliCommand.class) && !command.isEquivalentTo(CliCommand.class)) {
        noClasses()
            .that()
            .resideInAPackage(ROOT + ".command")
            .and(
                describe(
                    "are not of " + command.getSimpleName(),
                    c -> !c.getName().startsWith(command.getName())))
            .should()
            .dependOnClassesThat()
            .areAssignableTo(command.getName())
            .check(CLI);
      }
    }
  }
}
