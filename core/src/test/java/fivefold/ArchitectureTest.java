package fivefold;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Holds the architecture: which package may use which, and which JDK classes core keeps off. */
class ArchitectureTest {
  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("fivefold");

  @Test
  void modelImportsNothingOfOurs() {
    noClasses()
        .that()
        .resideInAPackage("fivefold.model..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "fivefold.text..",
            "fivefold.rules..",
            "fivefold.fen..",
            "fivefold.variants..",
            "fivefold.game..",
            "fivefold.notation..",
            "fivefold.render..")
        .allowEmptyShould(true)
        .check(CORE);
  }
}
