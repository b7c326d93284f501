package fivefold.fuzz;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;

/**
 * What the fuzzing engine calls. Its argument names a target, or several: then the first byte of an
 * input says which of them it is for.
 */
public final class Fuzzer {
  private static MethodHandle[] targets = {};

  private Fuzzer() {}

  /** Whether inputs are made up, many in a second, and not replayed one by one. */
  static boolean isRunning() {
    return targets.length > 0;
  }

  public static void fuzzerInitialize(String[] args) throws ReflectiveOperationException {
    String[] names = args[0].split(",");
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(FuzzTargetsTest.class, MethodHandles.lookup());
    MethodType type = MethodType.methodType(void.class, byte[].class);
    MethodHandle[] found = new MethodHandle[names.length];
    for (int i = 0; i < names.length; i++) {
      found[i] =
          lookup.findVirtual(FuzzTargetsTest.class, names[i], type).bindTo(new FuzzTargetsTest());
    }
    targets = found;
  }

  public static void fuzzerTestOneInput(byte[] data) throws Throwable {
    if (targets.length == 1) {
      targets[0].invokeExact(data);
    } else if (data.length > 0) {
      byte[] rest = Arrays.copyOfRange(data, 1, data.length);
      targets[(data[0] & 255) % targets.length].invokeExact(rest);
    }
  }
}
