#!/bin/sh
# On the host: removes what no deployment of the 30 days before the latest one had: sh prune.sh /srv/lanewise
set -eu
latest=$(find "$1/_astro" -type f -printf '%T@\n' | sort -n | tail -n 1)
find "$1" -type f \( -path '*/_astro/*' -o -path '*/data/engine/*' -o -path '*/data/database/*' -o -name '*.pf_*' \) \
  ! -newermt "@$((${latest%.*} - 30 * 86400))" -delete
