# What every launcher decides for a command, given its words: sets $machine and $terminals. The one in the
# repository and the one in the packages read this file.
# shellcheck shell=sh

# The JVM decodes file names by the locale; in the plain C locale it would lose all but ASCII.
case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
  '' | C | POSIX) LC_ALL=C.UTF-8; export LC_ALL ;;
esac

# Most commands end before an optimising compiler has earned its keep; the searching ones do not. The language server
# makes much that is soon forgotten: the more room there is for it, the less often it stops to clean up.
# An engine that has so many milliseconds can't stop for 80 of them, as it would now and then, to clean up everything at
# once.
machine='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'
for word in "$@"; do
  case $word in
    lsp)
      machine='-XX:+UseSerialGC -XX:NewRatio=1'
      break
      ;;
    analyse | match | play | uci)
      machine='-XX:+UseG1GC -XX:MaxGCPauseMillis=15'
      break
      ;;
    actions | annotate | check | convert | db | generate | perft | puzzles | solve | verdict | web)
      machine=-XX:+UseSerialGC
      break
      ;;
  esac
done

# Java itself cannot tell which of the streams are terminals.
terminals=
for stream in 0 1 2; do
  if [ -t $stream ]; then terminals=$terminals$stream; fi
done
