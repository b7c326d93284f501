package fivefold.notation.record;

/** What the program itself keeps in comments of a record: here, headers. */
enum Meta {
  SAVED("# saved:", "Saved"),
  VS_COMPUTER("# vs-computer:", "VsComputer");

  private final String sign;
  private final String key;

  Meta(String sign, String key) {
    this.sign = sign;
    this.key = key;
  }

  /** How the line begins. */
  String sign() {
    return sign;
  }

  /** The header it becomes. */
  String key() {
    return key;
  }
}
