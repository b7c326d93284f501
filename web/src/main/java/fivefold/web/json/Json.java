package fivefold.web.json;

import fivefold.text.JsonText;

/** Writes JSON from front to back; commas are its business. */
public final class Json {
  private final StringBuilder out = new StringBuilder();
  private boolean comma;

  public Json object() {
    return open('{');
  }

  public Json endObject() {
    return close('}');
  }

  public Json array() {
    return open('[');
  }

  public Json endArray() {
    return close(']');
  }

  public Json name(String name) {
    separate();
    JsonText.appendQuoted(out, name);
    out.append(':');
    comma = false;
    return this;
  }

  public Json value(String text) {
    separate();
    JsonText.appendQuoted(out, text);
    return this;
  }

  public Json value(long number) {
    separate();
    out.append(number);
    return this;
  }

  public Json value(boolean truth) {
    separate();
    out.append(truth);
    return this;
  }

  /** A value that is JSON already. */
  public Json raw(String json) {
    separate();
    out.append(json);
    return this;
  }

  public Json field(String name, String text) {
    return name(name).value(text);
  }

  public Json field(String name, long number) {
    return name(name).value(number);
  }

  public Json field(String name, boolean truth) {
    return name(name).value(truth);
  }

  private Json open(char bracket) {
    separate();
    out.append(bracket);
    comma = false;
    return this;
  }

  private Json close(char bracket) {
    out.append(bracket);
    comma = true;
    return this;
  }

  private void separate() {
    if (comma) {
      out.append(',');
    }
    comma = true;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
