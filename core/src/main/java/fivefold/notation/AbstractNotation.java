package fivefold.notation;

import java.util.Set;

/** What every notation says of itself. */
public abstract class AbstractNotation implements Notation {
  private final String id;
  private final String name;
  private final String description;
  private final Set<Feature> carries;

  protected AbstractNotation(String id, String name, String description, Set<Feature> carries) {
    this.id = id;
    this.name = name;
    this.description = description;
    this.carries = Set.copyOf(carries);
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description;
  }

  @Override
  public final Set<Feature> carries() {
    return carries;
  }

  @Override
  public final String toString() {
    return id;
  }
}
