#!/bin/sh
# Starts Fivefold with the Java that came with it.
#
#   FIVEFOLD_JAVA_OPTS   options for the JVM, in place of the ones chosen below

self=$(readlink -f -- "$0") || exit 70
home=${self%/bin/*}
. "$home/lib/options.sh"

# The classes that commands load are kept in the runtime's archive. Where it can't be used, the JVM would
# say so on stdout.
# shellcheck disable=SC2086,SC2154 # the options are meant to be split at blanks; options.sh sets them
exec "$home/runtime/bin/java" \
  ${FIVEFOLD_JAVA_OPTS--Xshare:auto -Xlog:disable -Xlog:all=error:stderr $machine} \
  "-Dfivefold.terminals=$terminals" -m fivefold/fivefold.cli.Main "$@"
