#!/bin/sh
# Puts a built site on its host: sh deploy.sh dist user@host:/srv/lanewise, or a folder of this computer.
# The order matters: no page may ask for a file that is not there yet, and no service worker may find half a site.
set -eu
from="${1%/}/" to="${2%/}/"

# 1. Files whose names change with their content; none is removed. Their time becomes that of this deployment.
find "$from" -type f \( -path '*/_astro/*' -o -path '*/data/engine/*' -o -path '*/data/database/*' -o -name '*.pf_*' \) -exec touch {} +
rsync -rtc --prune-empty-dirs --include='*/' --include='_astro/*' --include='/data/engine/*' --include='/data/database/*' \
  --include='*.pf_*' --exclude='*' "$from" "$to"

# 2. Everything else but the service workers: put in place together at the end, then what the build no longer has is removed.
rsync -rc --delay-updates --delete-delay --exclude='_astro/*' --exclude='/data/engine/*' --exclude='/data/database/*' \
  --exclude='*.pf_*' --exclude='worker.js' --exclude='worker.js.gz' "$from" "$to"

# 3. The service workers, which ask for all of that.
rsync -rc --prune-empty-dirs --include='*/' --include='worker.js' --include='worker.js.gz' --exclude='*' "$from" "$to"
