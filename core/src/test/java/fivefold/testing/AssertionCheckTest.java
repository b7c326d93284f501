package fivefold.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The check bites, and only where it should. */
class AssertionCheckTest {
  private static final JavaClasses NO_CLASSES = new ClassFileImporter().importPackages("no.such");
  private static final String NOTHING = "this test passed without asserting anything";

  @Test
  void testsThatAssertNothingFail() {
    assertThat(run(Offenders.class))
        .isEqualTo(
            Map.of(
                "empty()", NOTHING,
                "returnsEarly()", NOTHING,
                "[1] value = 1", NOTHING,
                "loopsOverNothing", NOTHING,
                "makesNoTests()", "this factory made no tests"));
  }

  @Test
  void testsThatAssertPass() {
    assertThat(run(Honest.class)).isEmpty();
  }

  /** What failed and with which message; tests that were skipped are none of them. */
  private static Map<String, String> run(Class<?> tests) {
    Map<String, String> failures = new TreeMap<>();
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClass(tests))
            .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
            .build();
    LauncherFactory.create()
        .execute(
            request,
            new TestExecutionListener() {
              @Override
              public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (result.getStatus() == TestExecutionResult.Status.FAILED) {
                  failures.put(
                      test.getDisplayName(), result.getThrowable().orElseThrow().getMessage());
                }
              }
            });
    return failures;
  }

  // Not run by the build: only top level classes are.

  static final class Offenders {
    @BeforeEach
    void assertsBefore() {
      assertThat(1).isPositive();
    }

    @Test
    void empty() {}

    @Test
    void returnsEarly() {
      if (List.of().isEmpty()) {
        return;
      }
      assertThat(1).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void assertsForSomeValues(int value) {
      if (value == 2) {
        assertThat(value).isEven();
      }
    }

    @TestFactory
    Stream<DynamicTest> assertsForSome() {
      return Stream.of(
          DynamicTest.dynamicTest("asserts", () -> assertThat(1).isPositive()),
          DynamicTest.dynamicTest(
              "loopsOverNothing",
              () -> List.<Integer>of().forEach(each -> assertThat(each).isPositive())));
    }

    @TestFactory
    Stream<DynamicTest> makesNoTests() {
      return Stream.of();
    }
  }

  static final class Honest {
    @Test
    void asserts() {
      assertThat("a").isNotEmpty();
    }

    @Test
    void expectsAnException() {
      assertThatThrownBy(() -> List.of().get(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void assertsInAnotherThread() throws InterruptedException {
      Thread other = new Thread(() -> assertThat(1).isPositive());
      other.start();
      other.join();
    }

    @Test
    void checksARule() {
      noClasses().should().beInterfaces().allowEmptyShould(true).check(NO_CLASSES);
    }

    @Test
    void isSkipped() {
      Assumptions.abort("there is nothing to test here");
    }
  }
}
