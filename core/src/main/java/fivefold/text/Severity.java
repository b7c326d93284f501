package fivefold.text;

/** How bad a finding is: an error makes its input unusable, a warning does not. */
public enum Severity {
  ERROR("error"),
  WARNING("warning");

  private final String label;

  Severity(String label) {
    this.label = label;
  }

  /** The word printed before the code. */
  public String label() {
    return label;
  }
}
