package fivefold.solve;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Solver and engine run in the browser, too, so they keep to what the browser build has. */
class ArchitectureTest {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("fivefold.solve", "fivefold.engine");

  @Test
  void needsOnlyCoreAndAFewPartsOfTheJdk() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "fivefold..",
                    "org.jspecify.annotations",
                    "java.lang",
                    "java.util",
                    "java.util.function")
                .or(DescribedPredicate.describe("are primitive", ArchitectureTest::isPrimitive)))
        .check(ENGINE);
  }

  @Test
  void callsNothingThatTheBrowserBuildLacks() {
    noClasses().should().callMethodWhere(named(String.class, "format")).check(ENGINE);
    noClasses().should().callMethodWhere(named(String.class, "split")).check(ENGINE);
    noClasses().should().callMethodWhere(named(String.class, "formatted")).check(ENGINE);
  }

  @Test
  void knowsNothingOfNotations() {
    noClasses()
        .should()
        .dependOnClassesThat(resideInAnyPackage("fivefold.notation..", "fivefold.render.."))
        .check(ENGINE);
  }

  private static boolean isPrimitive(JavaClass type) {
    return (type.isArray() ? type.getBaseComponentType() : type).isPrimitive();
  }

  private static DescribedPredicate<com.tngtech.archunit.core.domain.JavaMethodCall> named(
      Class<?> owner, String method) {
    return DescribedPredicate.describe(
        owner.getSimpleName() + "." + method,
        call ->
            call.getTargetOwner().isEquivalentTo(owner)
                && call.getTarget().getName().equals(method));
  }
}
