package fivefold.cli.option;

import fivefold.cli.io.Inputs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Parameters;

/** The {@code FILE…} of a command, a mixin. */
public final class InputOptions {
  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files to read, or folders of files; - or nothing means standard input.")
  private List<String> files = new ArrayList<>();

  private @Nullable Inputs inputs;

  /** Takes files that picocli has not parsed. */
  public void takeFiles(List<String> given) {
    files.addAll(given);
  }

  /** The inputs, with folders looked into. */
  public Inputs inputs() {
    if (inputs == null) {
      inputs = Inputs.of(files);
    }
    return inputs;
  }
}
