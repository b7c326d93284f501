package fivefold.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import fivefold.Notations;
import fivefold.notation.Notation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * One target a method. The inputs kept for each lie in {@code FuzzTargetsTestInputs} beside this
 * class: a few texts to start from, and every input that ever broke something.
 */
class FuzzTargetsTest {

  // Readers: every notation by name, and none

  @FuzzTest
  void read5dpgn(byte[] data) {
    read("5dpgn", data);
  }

  @FuzzTest
  void readBranched(byte[] data) {
    read("branched", data);
  }

  @FuzzTest
  void readRecorder(byte[] data) {
    read("recorder", data);
  }

  @FuzzTest
  void readExport(byte[] data) {
    read("export", data);
  }

  @FuzzTest
  void readAlexbay(byte[] data) {
    read("alexbay", data);
  }

  @FuzzTest
  void readAlexbayMin(byte[] data) {
    read("alexbay-min", data);
  }

  @FuzzTest
  void readDynamical(byte[] data) {
    read("dynamical", data);
  }

  @FuzzTest
  void readDynamicalAlgebraic(byte[] data) {
    read("dynamical-algebraic", data);
  }

  @FuzzTest
  void readDynamicalTopological(byte[] data) {
    read("dynamical-topological", data);
  }

  @FuzzTest
  void read5duci(byte[] data) {
    read("5duci", data);
  }

  @FuzzTest
  void readAxel(byte[] data) {
    read("axel", data);
  }

  @FuzzTest
  void readAxelRan(byte[] data) {
    read("axel-ran", data);
  }

  @FuzzTest
  void readHexicube(byte[] data) {
    read("hexicube", data);
  }

  @FuzzTest
  void readTn(byte[] data) {
    read("tn", data);
  }

  @FuzzTest
  void readNidlatam(byte[] data) {
    read("nidlatam", data);
  }

  @FuzzTest
  void readAquababy(byte[] data) {
    read("aquababy", data);
  }

  @FuzzTest
  void readAveragehuman(byte[] data) {
    read("averagehuman", data);
  }

  @FuzzTest
  void readJson(byte[] data) {
    read("json", data);
  }

  @FuzzTest
  void readAquababyFen(byte[] data) {
    read("aquababy-fen", data);
  }

  @FuzzTest
  void readAquababyStudy(byte[] data) {
    read("aquababy-study", data);
  }

  @FuzzTest
  void readGhxx(byte[] data) {
    read("ghxx", data);
  }

  @FuzzTest
  void read5dr(byte[] data) {
    read("5dr", data);
  }

  @FuzzTest
  void read5dp(byte[] data) {
    read("5dp", data);
  }

  @FuzzTest
  void detected(byte[] data) {
    Reading.checkDetected(data);
  }

  private static void read(String id, byte[] data) {
    Reading.check(Notations.find(id).orElseThrow(), data);
  }

  // Smaller texts

  @FuzzTest
  void fen(byte[] data) {
    SmallTexts.fen(data);
  }

  @FuzzTest
  void jsonValue(byte[] data) {
    SmallTexts.json(data);
  }

  @FuzzTest
  void names(byte[] data) {
    SmallTexts.names(data);
  }

  // Pictures

  @FuzzTest
  void picture(byte[] data) {
    Pictures.check(data);
  }

  // Rules

  @FuzzTest
  void play(byte[] data) {
    Playing.check(data);
  }

  @FuzzTest
  void search(byte[] data) {
    Searching.check(data);
  }

  @FuzzTest
  void convert(byte[] data) {
    Playing.convert(data);
  }

  @Test
  void everyNotationHasATarget() {
    List<String> targets = new ArrayList<>();
    for (Method method : FuzzTargetsTest.class.getDeclaredMethods()) {
      targets.add(method.getName());
    }
    for (Notation notation : Notations.all()) {
      if (notation.reads()) {
        assertThat(targets).contains(target(notation));
      }
    }
  }

  @Test
  void everyTargetStartsFromSomething() {
    for (Method method : FuzzTargetsTest.class.getDeclaredMethods()) {
      if (method.isAnnotationPresent(FuzzTest.class)) {
        assertThat(FuzzTargetsTest.class.getResource("FuzzTargetsTestInputs/" + method.getName()))
            .as(method.getName())
            .isNotNull();
      }
    }
  }

  /** The id as a Java name: {@code read} and the words of it. */
  static String target(Notation notation) {
    StringBuilder name = new StringBuilder("read");
    for (String word : notation.id().split("-")) {
      name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return name.toString();
  }
}
