package fivefold.cli;

/** The command line asks for something that makes no sense; the message says what was expected. */
final class UsageException extends RuntimeException {
  UsageException(String message) {
    super(message);
  }
}
