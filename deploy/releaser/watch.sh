#!/usr/bin/env bash
# Polls the branch every RELEASER_EVERY_SECONDS. If the container is stopped, a running release finishes first. Releases
# don't wait for drafts.
set -uo pipefail
trap exit TERM INT

# Releases run in the folder of the source, where such a file would be missing.
IFS=: read -ra files <<<"${COMPOSE_FILE:-}"
for file in "${files[@]}"; do
	[[ $file == /* ]] || git -c safe.directory='*' -C "$RELEASER_FOLDER" ls-files --error-unmatch -- "$file" >/dev/null || {
		echo "COMPOSE_FILE names $file, which is not in the repository: name it by its absolute path." >&2
		exit 1
	}
done

drafts=
while true; do
	release-newest.sh || echo 'This look at the branch failed. The next one follows.' >&2
	if [ -z "$drafts" ] || ! kill -0 "$drafts" 2>/dev/null; then
		{ show-drafts.sh || echo 'The drafts are unchanged. The next run retries.' >&2; } &
		drafts=$!
	fi
	sleep "${RELEASER_EVERY_SECONDS:-60}" &
	wait $!
done
