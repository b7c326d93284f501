package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fivefold.Notations;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotationContractsTest {
  @Test
  void everyNotationHasAContract() throws ReflectiveOperationException {
    List<Notation> tested = new ArrayList<>();
    for (JavaClass each : new ClassFileImporter().importPackages("fivefold.notation")) {
      if (each.isAssignableTo(NotationContract.class)
          && !each.getModifiers().contains(JavaModifier.ABSTRACT)) {
        Constructor<?> constructor = each.reflect().getDeclaredConstructor();
        constructor.setAccessible(true);
        tested.add(((NotationContract) constructor.newInstance()).notation());
      }
    }
    assertThat(tested).containsExactlyInAnyOrderElementsOf(Notations.all());
  }
}
