package fivefold.variants;

import fivefold.text.Suggestions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The catalogue of named start positions. */
public final class Variants {
  /** The name that stands for none when a game says nothing. */
  public static final String STANDARD = "Standard";

  /** What may stand before a name in files that players share. */
  private static final String CUSTOM = "custom ";

  private static final int NEAREST = 3;

  // In this order names are looked up; each shelf is only read when the ones before it don't have
  // the name.
  private static final List<Shelf> SHELVES =
      List.of(
          new Shelf(VariantGroup.GAME, GameVariants::data),
          new Shelf(VariantGroup.COMMUNITY, CommunityVariants::data),
          new Shelf(VariantGroup.COMMUNITY, SharedVariants::data),
          new Shelf(VariantGroup.COMMUNITY, TournamentVariants::data),
          new Shelf(VariantGroup.COMMUNITY, TutorialVariants::data),
          new Shelf(VariantGroup.PUZZLE, PuzzleVariants::data));

  private Variants() {}

  /** All variants, those of the game first. */
  public static List<Variant> all() {
    List<Variant> all = new ArrayList<>();
    for (Shelf shelf : SHELVES) {
      all.addAll(shelf.variants());
    }
    return List.copyOf(all);
  }

  /** The usual start position. */
  public static Variant standard() {
    return SHELVES.get(0).find(fold(STANDARD)).orElseThrow();
  }

  /**
   * Looks for a variant by its name or one of its other names. Case does not matter, and blanks,
   * dashes and underscores separate words all alike, so {@code half_reflected} and {@code
   * Standard-Half Reflected} are found.
   */
  public static VariantLookup find(String name) {
    String key = fold(name);
    Optional<Variant> found = search(key);
    if (found.isEmpty() && key.startsWith(CUSTOM)) {
      found = search(key.substring(CUSTOM.length()));
    }
    if (found.isPresent()) {
      return new VariantLookup.Found(found.get(), found.get().name().equals(name));
    }
    @Nullable String reason =
        switch (key) {
          case "random" -> "Random has no position of its own: the game picks another variant";
          case "knight tactics iii", "knight tactics 3" ->
              "no source gives the board of Knight Tactics III";
          default -> null;
        };
    return new VariantLookup.Unknown(name, reason, reason != null ? List.of() : nearest(name));
  }

  private static Optional<Variant> search(String key) {
    for (Shelf shelf : SHELVES) {
      Optional<Variant> found = shelf.find(key);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static List<String> nearest(String name) {
    Map<String, String> canonical = new HashMap<>();
    List<String> names = new ArrayList<>();
    for (Variant variant : all()) {
      for (String each : variant.aliases()) {
        canonical.put(each, variant.name());
        names.add(each);
      }
      canonical.put(variant.name(), variant.name());
      names.add(variant.name());
    }
    List<String> nearest = new ArrayList<>();
    for (String near : Suggestions.nearest(name, names, 2 * NEAREST)) {
      String target = canonical.getOrDefault(near, near);
      if (nearest.size() < NEAREST && !nearest.contains(target)) {
        nearest.add(target);
      }
    }
    return nearest;
  }

  /** The form in which names are compared. */
  private static String fold(String name) {
    StringBuilder out = new StringBuilder();
    boolean gap = false;
    String lower = name.toLowerCase(Locale.ROOT);
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      if (c == '.') {
        continue;
      }
      if (c == '-' || c == '_' || Character.isWhitespace(c)) {
        gap = out.length() > 0;
        continue;
      }
      if (gap) {
        out.append(' ');
        gap = false;
      }
      out.append(c);
    }
    return out.toString();
  }

  /** A part of the catalogue that is read on first use. */
  private static final class Shelf {
    private final VariantGroup group;
    private final Supplier<String> data;
    private volatile @Nullable Content content;

    Shelf(VariantGroup group, Supplier<String> data) {
      this.group = group;
      this.data = data;
    }

    List<Variant> variants() {
      return content().variants;
    }

    Optional<Variant> find(String key) {
      return Optional.ofNullable(content().byKey.get(key));
    }

    /** A race reads the shelf twice; who comes last wins, and both are equal. */
    private Content content() {
      Content known = content;
      if (known == null) {
        known = read();
        content = known;
      }
      return known;
    }

    private Content read() {
      List<Variant> variants = new ArrayList<>();
      Map<String, Variant> byKey = new HashMap<>();
      for (VariantData entry : VariantData.parse(group, data.get())) {
        Variant variant = new Variant(entry);
        variants.add(variant);
        byKey.put(fold(variant.name()), variant);
        for (String alias : variant.aliases()) {
          byKey.put(fold(alias), variant);
        }
      }
      return new Content(List.copyOf(variants), byKey);
    }
  }

  private record Content(List<Variant> variants, Map<String, Variant> byKey) {}
}
