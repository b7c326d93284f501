package fivefold.notation.hexicube;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class HexicubeContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return HexicubeNotation.INSTANCE;
  }

  @Override
  protected List<String> corpus() {
    return List.of(
        "corpus/other/README_game1.hexicube.txt", "corpus/other/README_game2.hexicube.txt");
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES, Feature.TURN_ZERO, Feature.PROMOTIONS);
  }
}
