package fivefold.testing;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Fails a test that passed without asserting anything, and a factory that made no tests. Found by
 * JUnit as a service in every module; a test that cannot run here says so with an assumption.
 *
 * <p>What is asserted before or after a test does not count for it.
 */
public final class AssertionCheck implements InvocationInterceptor {
  static {
    Asserted.watch();
  }

  @Override
  public void interceptTestMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    check(test);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    check(test);
  }

  @Override
  public void interceptDynamicTest(
      Invocation<Void> test, DynamicTestInvocationContext dynamic, ExtensionContext context)
      throws Throwable {
    check(test);
  }

  @Override
  @SuppressWarnings("unchecked") // JUnit takes a collection where it takes a stream
  public <T> T interceptTestFactoryMethod(
      Invocation<T> factory, ReflectiveInvocationContext<Method> method, ExtensionContext context)
      throws Throwable {
    T made = factory.proceed();
    if (made instanceof Stream<?> stream) {
      made = (T) stream.toList();
    }
    if (made instanceof Collection<?> tests && tests.isEmpty()) {
      throw new AssertionError("this factory made no tests");
    }
    return made;
  }

  private static void check(InvocationInterceptor.Invocation<Void> test) throws Throwable {
    long before = Asserted.total();
    test.proceed();
    if (Asserted.total() == before) {
      throw new AssertionError("this test passed without asserting anything");
    }
  }
}
