package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * No method of the library calls itself, directly or by way of others: what is deep in an input
 * can't exhaust the stack. What a lambda calls counts for the method it is written in, and a call
 * of a method of ours may end at every one that overrides it.
 */
class RecursionTest {
  /** The methods that call themselves, each with those on the way. */
  private static Set<List<String>> circles(JavaClasses classes) {
    Map<JavaCodeUnit, Set<JavaCodeUnit>> calls = new HashMap<>();
    for (JavaClass type : classes) {
      for (JavaCodeUnit method : type.getCodeUnits()) {
        calls.put(method, called(method));
      }
    }
    Set<List<String>> circles = new HashSet<>();
    for (JavaCodeUnit method : calls.keySet()) {
      List<String> circle = circle(method, calls);
      if (!circle.isEmpty()) {
        circles.add(circle);
      }
    }
    return circles;
  }

  private static Set<JavaCodeUnit> called(JavaCodeUnit method) {
    Set<JavaCodeUnit> called = new HashSet<>();
    List<JavaCodeUnitAccess<?>> accesses = new ArrayList<>(method.getCallsFromSelf());
    accesses.addAll(method.getCodeUnitReferencesFromSelf());
    for (JavaCodeUnitAccess<?> access : accesses) {
      JavaCodeUnit target = access.getTarget().resolveMember().orElse(null);
      if (target == null) {
        continue;
      }
      called.add(target);
      Set<JavaCodeUnit> overriders = overriders(target);
      // A method that calls the one it overrides means just that one.
      if (!overriders.contains(method)) {
        called.addAll(overriders);
      }
    }
    return called;
  }

  private static Set<JavaCodeUnit> overriders(JavaCodeUnit method) {
    Set<JavaCodeUnit> overriders = new HashSet<>();
    // Not every iterator calls every other.
    if (method.isConstructor() || !method.getOwner().getPackageName().startsWith("fivefold")) {
      return overriders;
    }
    for (JavaClass type : method.getOwner().getAllSubclasses()) {
      for (JavaCodeUnit other : type.getCodeUnits()) {
        if (other.getName().equals(method.getName())
            && other.getRawParameterTypes().equals(method.getRawParameterTypes())) {
          overriders.add(other);
        }
      }
    }
    return overriders;
  }

  /** The way from a method back to itself, or nothing when there is none. */
  private static List<String> circle(
      JavaCodeUnit method, Map<JavaCodeUnit, Set<JavaCodeUnit>> calls) {
    Map<JavaCodeUnit, JavaCodeUnit> from = new HashMap<>();
    Deque<JavaCodeUnit> ahead = new ArrayDeque<>(List.of(method));
    while (!ahead.isEmpty() && !from.containsKey(method)) {
      JavaCodeUnit last = ahead.remove();
      for (JavaCodeUnit next : calls.getOrDefault(last, Set.of())) {
        if (from.putIfAbsent(next, last) == null) {
          ahead.add(next);
        }
      }
    }
    List<String> circle = new ArrayList<>();
    for (JavaCodeUnit back = from.get(method); back != null; back = from.get(back)) {
      circle.add(0, back.getOwner().getSimpleName() + "." + back.getName());
      if (back.equals(method)) {
        break;
      }
    }
    return circle;
  }

  /**
   * An edit hands the journal what undoes it. That is written inside the edit, so it looks like a
   * call, but runs later if at all.
   */
  private static final Set<String> EDITS =
      Set.of(
          "Node.insert",
          "Node.remove",
          "Annotations.evaluate",
          "Annotations.setUnfinished",
          "Annotations.setResult",
          "Annotations.putComments",
          "Game.setHeaders");

  @Test
  void onlyPerftCallsItself() {
    JavaClasses core =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("fivefold");
    // As deep as its caller asks, and that takes too long far before it is too deep.
    Set<List<String>> circles = new HashSet<>(circles(core));
    circles.removeIf(EDITS::containsAll);
    assertThat(circles).containsExactly(List.of("Perft.count"));
  }

  @Test
  void circlesAreFound() {
    assertThat(circles(new ClassFileImporter().importClasses(Tree.class, Leaf.class)))
        .contains(List.of("Tree.depth"), List.of("Leaf.depth", "Tree.leaf"));
  }

  /** Calls itself in a lambda. */
  private static class Tree {
    private final List<Tree> children = new ArrayList<>();

    int depth() {
      return 1 + children.stream().mapToInt(child -> child.depth()).max().orElse(0);
    }

    int leaf() {
      return new Leaf().depth();
    }
  }

  /** Overrides a method with one that goes a long way round. */
  private static final class Leaf extends Tree {
    @Override
    int depth() {
      return leaf();
    }
  }
}
