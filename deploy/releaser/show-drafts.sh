#!/usr/bin/env bash
# Shows the editor's drafts with the source of the current release, if .env has a key for their addresses.
set -euo pipefail
source "$(dirname "$0")/source.sh" drafts
grep -q '^DRAFTS_KEY=.' "$folder/.env" || exit 0
# A release by hand goes first.
flock "$folder" true
served=$(find_served)
[ -n "$served" ] || { echo 'No release serves, so the drafts wait.' && exit 1; }
[ "$(git rev-parse HEAD 2>/dev/null)" = "$served" ] || check_out "$served"
# Ten builds end before this. Unchanged drafts are not logged.
RELEASE_LOCK=$state/lock timeout 2h deploy/drafts.sh "$repository" "$branch" | sed '/ kept$/d'
