package fivefold.notation.nidlatam;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.Set;

class NidlatamContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return NidlatamNotation.INSTANCE;
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.PROMOTIONS);
  }
}
