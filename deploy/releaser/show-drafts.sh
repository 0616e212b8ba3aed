#!/usr/bin/env bash
# Shows the editor's drafts by the source of the release that serves, if .env has a key for their addresses.
set -euo pipefail
source "$(dirname "$0")/source.sh"
grep -q '^DRAFTS_KEY=.' "$folder/.env" || exit 0
served=$(find_served)
[ "$(git rev-parse HEAD 2>/dev/null)" = "$served" ] || check_out "$served"
# What has not changed is not worth a line.
deploy/drafts.sh "$repository" "$branch" | sed '/ kept$/d'
