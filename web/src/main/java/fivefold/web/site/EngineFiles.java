package fivefold.web.site;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.stream.Stream;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the engine for the browser: {@code engine.wasm}, and {@code engine-runtime.js}, which
 * loads it. What it compiles is on its own class path.
 *
 * <p>TeaVM keeps the nodes of its data flow in hash sets by identity, and numbers the classes in
 * the order in which it gets to them. So that the same sources give the same bytes, it runs in a
 * JVM of its own, in which the identity hash codes of all objects are the same.
 */
public final class EngineFiles {
  private static final String RUNTIME = "wasm-gc-module-runtime.min.js";

  private EngineFiles() {}

  /** Writes the files. The argument is the folder of the site. */
  public static void main(String[] args) throws IOException, TeaVMToolException {
    if (System.identityHashCode(args) != System.identityHashCode(RUNTIME)) {
      throw new IllegalStateException("the order would vary: needs -XX:hashCode=2");
    }
    Path folder = Files.createDirectories(Path.of(args[0]));
    compile(folder.toFile());
    try (InputStream runtime = WasmGCTarget.class.getResourceAsStream(RUNTIME)) {
      Files.copy(
          Objects.requireNonNull(runtime, RUNTIME),
          folder.resolve("engine-runtime.js"),
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void compile(File folder) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setMainClass("fivefold.web.Engine");
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setTargetDirectory(folder);
    tool.setTargetFileName("engine.wasm");
    tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
    tool.setObfuscated(true);
    // Without it null and bounds errors would be traps that no catch sees.
    tool.setStrict(true);
    tool.setClassLoader(EngineFiles.class.getClassLoader());
    String path = System.getProperty("java.class.path");
    tool.setClassPath(Stream.of(path.split(File.pathSeparator)).map(File::new).toList());
    tool.generate();
    if (!tool.getProblemProvider().getProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(),
          tool.getProblemProvider(),
          new ConsoleTeaVMToolLog(false));
    }
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      throw new IllegalStateException("the engine does not compile");
    }
  }
}
