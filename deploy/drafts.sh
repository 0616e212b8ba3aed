#!/usr/bin/env bash
# usage: deploy/drafts.sh REPOSITORY [BRANCH]
# Shows the editor's open drafts at private addresses, and removes those that are closed. See docs/operations/drafts.md.
# REPOSITORY is a URL or a folder, BRANCH the one that drafts start from, main by default. Prints a line for each draft:
#   BRANCH ADDRESS built|kept|removed|failed
set -euo pipefail
if [ $# -eq 0 ] || [ "$1" = --help ]; then
	sed -n '2,/^set/{s/^# //p}' "$0"
	exit 0
fi
cd "$(dirname "$0")/.."
export COMPOSE_FILE=${COMPOSE_FILE:-deploy/compose.yaml} COMPOSE_ENV_FILES=${COMPOSE_ENV_FILES:-.env}
repository=$1 start=${2:-main}
images=${IMAGE_PREFIX:-torque-thrust}
most=10
clone=.data/drafts.git

# A label of the site's current image.
read_label() { docker inspect --format "{{index .Config.Labels \"org.opencontainers.image.$1\"}}" "$images-site:latest"; }

# Drafts are built with the code of the release, never with the code that happens to be checked out.
build_image() {
	[ -z "$(docker image ls --quiet "$images-draft:$RELEASE")" ] || return 0
	if [ "$(read_label revision)" != "$(git rev-parse HEAD 2>/dev/null || echo unknown)" ]; then
		echo "This is not the source of release $RELEASE, so drafts can't be built. Check it out, or release." >&2
		exit 1
	fi
	docker compose build --quiet draft >&2
	docker image ls --format '{{.Tag}}' "$images-draft" | sed "/^$RELEASE\$/d; s/^/$images-draft:/" |
		xargs --no-run-if-empty docker rmi >&2
}

fetch() {
	git init --quiet --bare "$clone"
	git -C "$clone" fetch --quiet --prune --force "$repository" "+refs/heads/$start:refs/heads/start" \
		'+refs/heads/cms/*:refs/heads/cms/*'
}

# The newest first.
list_open() {
	git -C "$clone" for-each-ref --sort=-committerdate --count=$most --format='%(refname:lstrip=2) %(objectname)' refs/heads/cms
}

run() { docker compose run --rm --no-deps -T "$@"; }

list_changed() { git -C "$clone" diff -z --no-renames --name-only --diff-filter="$1" "start...$2"; }

# Only the files that the draft has changed, so that everything else is as released.
build() {
	local token=$1 branch=$2 commit=$3 tree=$3 changed deleted
	mapfile -d '' -t changed < <(list_changed d "$commit")
	mapfile -d '' -t deleted < <(list_changed D "$commit")
	# Without names, the archive would contain everything.
	[ ${#changed[@]} -gt 0 ] || tree=$(git -C "$clone" hash-object -w -t tree /dev/null)
	git -C "$clone" --literal-pathspecs archive "$tree" -- "${changed[@]}" |
		run draft build "$token" "$branch" "$commit" "${deleted[@]}" | tail -n 1
}

mkdir -p .data
exec 9>.data/drafts.lock
flock 9
RELEASE=$(read_label version)
export RELEASE
build_image
fetch
list_open | run drafts plan | while read -r branch address state commit; do
	[ "$state" != build ] || state=$(build "${address##*/}" "$branch" "$commit" || echo failed)
	echo "$branch $address $state"
done
