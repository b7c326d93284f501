package fivefold.web;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A test that measures time: while it runs, the browsers of the other test JVMs rest, as they would
 * take the processors from it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@interface Alone {

  /**
   * Lets tests of several JVMs run side by side, except for those that must be alone. The locks are
   * on files, so a JVM that dies gives them back.
   */
  class Turns implements BeforeEachCallback, AfterEachCallback {
    private static FileChannel gate;
    private static FileChannel floor;
    private FileLock turn;

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
      if (gate == null) {
        gate = open("gate.lock");
        floor = open("floor.lock");
      }
      // Who waits for the floor holds the gate, so that nobody slips in before.
      try (FileLock queue = gate.lock()) {
        turn = floor.lock(0, Long.MAX_VALUE, !mustBeAlone(context));
      }
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
      turn.release();
    }

    private static boolean mustBeAlone(ExtensionContext context) {
      return AnnotationSupport.isAnnotated(context.getTestMethod(), Alone.class)
          || AnnotationSupport.isAnnotated(context.getTestClass(), Alone.class);
    }

    private static FileChannel open(String name) throws IOException {
      return FileChannel.open(
          Files.createDirectories(Path.of("target")).resolve(name),
          StandardOpenOption.CREATE,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE);
    }
  }
}
