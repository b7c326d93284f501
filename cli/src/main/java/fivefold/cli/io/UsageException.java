package fivefold.cli.io;

/** The command line asks for something that makes no sense; the message says what was expected. */
public final class UsageException extends RuntimeException {
  public UsageException(String message) {
    super(message);
  }
}
