package fivefold.variants;

import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import fivefold.text.Suggestions;
import fivefold.text.VisibleText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The outcome of looking for a variant by name. An unknown name never means Standard. */
public sealed interface VariantLookup {

  /**
   * The variant of that name.
   *
   * @param exact whether the name is the canonical one, letter by letter; strict readers want that
   */
  record Found(Variant variant, boolean exact) implements VariantLookup {}

  /**
   * There is none.
   *
   * @param name the name as given
   * @param reason why there can be none, when the name is known after all, or null
   * @param nearest the canonical names that are most like it, best first
   */
  record Unknown(String name, @Nullable String reason, List<String> nearest)
      implements VariantLookup {
    public Unknown {
      nearest = List.copyOf(nearest);
    }

    /** What to tell the user, without a place. */
    public String message() {
      return reason != null
          ? reason
          : "there is no variant called \"" + VisibleText.of(name, 60) + "\"";
    }

    /** The question to ask back, or null. */
    public @Nullable String hint() {
      return Suggestions.didYouMean(nearest);
    }

    /** The finding about a name that stands somewhere. */
    public Diagnostic diagnostic(Place place) {
      return new Diagnostic(Code.E_UNKNOWN_VARIANT, place, message(), hint());
    }
  }
}
