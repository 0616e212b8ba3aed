#!/usr/bin/env bash
# Shows the editor's drafts with the source of the current release, if .env has a key for their addresses.
set -euo pipefail
source "$(dirname "$0")/source.sh"
grep -q '^DRAFTS_KEY=.' "$folder/.env" || exit 0
served=$(find_served)
[ "$(git rev-parse HEAD 2>/dev/null)" = "$served" ] || check_out "$served"
# Unchanged drafts are not logged.
deploy/drafts.sh "$repository" "$branch" | sed '/ kept$/d'
