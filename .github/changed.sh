#!/usr/bin/env bash
# Prints data-only=true where a pull request changes nothing but sets and rows of the registry. Its argument is the name of
# the event; the commit is the merge of the pull request into its base.
set -euo pipefail
if [ "$1" != pull_request ]; then
  echo data-only=false
  exit
fi
changed=$(git diff --name-only HEAD^1 HEAD)
if [ -n "$changed" ] && ! grep -qvE '^datasets/(sets|registry)/' <<< "$changed"; then
  echo data-only=true
else
  echo data-only=false
fi
