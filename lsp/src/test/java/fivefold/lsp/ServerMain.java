package fivefold.lsp;

/** The server as a process of its own, for clients outside the test. */
final class ServerMain {
  private ServerMain() {}

  public static void main(String[] args) {
    boolean polite = LanguageServerProcess.run(System.in, System.out, "test");
    System.exit(polite ? 0 : 1);
  }
}
