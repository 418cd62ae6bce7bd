#!/usr/bin/env bash
# Prints data-only=true where a pull request changes nothing but sets and rows of the registry. Its argument is the name of
# the event; the commit is the merge of the pull request into its base. A file that is moved counts where it was, too.
set -euo pipefail

changes() { ! git diff --quiet --no-renames --ignore-submodules=none HEAD^1 HEAD -- "$@"; }

if [ "$1" = pull_request ] && changes . && ! changes . ':(exclude,glob)datasets/sets/**' ':(exclude,glob)datasets/registry/**'; then
  echo data-only=true
else
  echo data-only=false
fi
