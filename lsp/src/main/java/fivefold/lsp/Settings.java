package fivefold.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import org.jspecify.annotations.Nullable;

/**
 * What a user can choose, in the client's settings under {@code fivefold}.
 *
 * @param variant the variant of games that don't say where they start
 * @param strict whether texts must be written as their specification wants it
 * @param inlayMarks whether check and mate are shown where the text does not say so
 * @param inlayEvaluation whether the engine's opinion is shown behind every action in sight
 */
record Settings(String variant, boolean strict, boolean inlayMarks, boolean inlayEvaluation) {
  static final Settings USUAL = new Settings("Standard", false, true, false);

  /** These settings with those that a client has sent; what makes no sense is left as it is. */
  Settings with(@Nullable Object sent) {
    if (!(sent instanceof JsonObject object)) {
      return this;
    }
    JsonObject mine = object.get("fivefold") instanceof JsonObject inner ? inner : object;
    return new Settings(
        mine.get("variant") instanceof JsonPrimitive name ? name.getAsString() : variant,
        flag(mine, "strict", strict),
        flag(mine, "inlayMarks", inlayMarks),
        flag(mine, "inlayEvaluation", inlayEvaluation));
  }

  private static boolean flag(JsonObject object, String name, boolean otherwise) {
    JsonElement value = object.get(name);
    return (value instanceof JsonPrimitive primitive && primitive.isBoolean())
        ? primitive.getAsBoolean()
        : otherwise;
  }
}
