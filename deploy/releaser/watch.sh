#!/usr/bin/env bash
# Polls the branch every RELEASER_EVERY_SECONDS. If the container is stopped, a running release finishes first.
set -uo pipefail
trap exit TERM INT
while true; do
	release-newest.sh || echo 'This look at the branch failed. The next one follows.' >&2
	show-drafts.sh || echo 'The drafts are unchanged. The next run retries.' >&2
	sleep "${RELEASER_EVERY_SECONDS:-60}" &
	wait $!
done
