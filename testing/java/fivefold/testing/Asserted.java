package fivefold.testing;

import static net.bytebuddy.matcher.ElementMatchers.isConstructor;
import static net.bytebuddy.matcher.ElementMatchers.named;

import java.util.concurrent.atomic.LongAdder;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;

/**
 * How many assertions were made, in all threads. AssertJ has no hook that sees the ones that hold,
 * so its classes are changed while they are loaded: each assertion begins by making an {@code
 * AbstractAssert}, and the compiler refuses one that is made and not used. ArchUnit's rules are
 * counted where they are checked.
 */
public final class Asserted {
  private static final LongAdder COUNT = new LongAdder();

  private Asserted() {}

  /** Counts one; for assertions that do without AssertJ. */
  public static void count() {
    COUNT.increment();
  }

  static long total() {
    return COUNT.sum();
  }

  static void watch() {
    new AgentBuilder.Default()
        .disableClassFormatChanges()
        .with(AgentBuilder.RedefinitionStrategy.RETRANSFORMATION)
        .type(named("org.assertj.core.api.AbstractAssert"))
        .transform(
            (builder, type, loader, module, domain) ->
                builder.visit(Advice.to(Counting.class).on(isConstructor())))
        .type(named("com.tngtech.archunit.lang.ArchRule$Assertions"))
        .transform(
            (builder, type, loader, module, domain) ->
                builder.visit(Advice.to(Counting.class).on(named("check"))))
        .installOn(ByteBuddyAgent.install());
  }

  /** Copied into the methods that are watched. */
  private static final class Counting {
    @Advice.OnMethodExit
    static void exit() {
      Asserted.count();
    }
  }
}
