package fivefold.db.explorer;

/** The two trees of an explorer: by whole multiverses, and by last boards whatever came before. */
public enum Tree {
  MULTIVERSES("tree"),
  BOARDS("boards");

  private final String folder;

  Tree(String folder) {
    this.folder = folder;
  }

  /** The folder of its files, and its name in the index. */
  public String folder() {
    return folder;
  }

  /** The name of one of its files. */
  public String file(int number) {
    return folder + "/" + number + ".bin";
  }
}
