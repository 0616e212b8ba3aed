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
# Bounds of a file, of all that a draft has changed, and of what is fetched at once. The page of a failed draft names two.
file_limit=20m
draft_limit_kb=50000
fetch_limit_kb=1000000
# PostgreSQL must not find the disk full.
free_mb=4000

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

has_room() { [ "$(df -Pm .data | awk 'NR == 2 { print $4 }')" -ge $free_mb ]; }

make_room() {
	has_room || rm -rf "$clone"
	has_room || { echo "Less than $free_mb MB are free on the disk, so the drafts stay as they are." >&2 && exit 1; }
}

# The repository has a name without an address in the clone, so that a file beyond the limit is never fetched later.
fetch() {
	git init --quiet --bare "$clone"
	if ! (
		ulimit -f $fetch_limit_kb
		git -C "$clone" -c "remote.drafts.url=$repository" fetch --quiet --prune --force --filter="blob:limit=$file_limit" \
			drafts "+refs/heads/$start:refs/heads/start" '+refs/heads/cms/*:refs/heads/cms/*'
	); then
		# What a fetch leaves that was ended at its limit would fill the disk.
		rm -rf "$clone"
		echo 'The drafts could not be fetched, so they stay as they are.' >&2
		exit 1
	fi
}

# The newest first.
list_open() {
	git -C "$clone" for-each-ref --sort=-committerdate --count=$most --format='%(refname:lstrip=2) %(objectname)' refs/heads/cms
}

run() { docker compose run --rm --no-deps -T "$@"; }

list_changed() { git -C "$clone" diff -z --no-renames --name-only --diff-filter="$1" "start...$2"; }

# Only the files that the draft has changed, so that everything else is as released. Attributes of the branch don't count.
build() {
	local token=$1 branch=$2 commit=$3 tree=$3 changed deleted state=
	mapfile -d '' -t changed < <(list_changed d "$commit")
	mapfile -d '' -t deleted < <(list_changed D "$commit")
	# Without names, the archive would contain everything.
	[ ${#changed[@]} -gt 0 ] || tree=$(git -C "$clone" hash-object -w -t tree /dev/null)
	if (
		ulimit -f $draft_limit_kb
		git -C "$clone" --literal-pathspecs archive --worktree-attributes "$tree" -- "${changed[@]}"
	) >.data/draft.tar; then
		state=$(run draft build "$token" "$branch" "$commit" "${deleted[@]}" <.data/draft.tar | tail -n 1) || true
	fi
	rm .data/draft.tar
	echo "${state:-failed}"
}

# Names the state of each draft, and one of them to build, once no release is under way. If one went live in the meantime,
# the next run goes on with its code.
plan() {
	flock "${RELEASE_LOCK:-.}" true
	[ "$(read_label version)" != "$RELEASE" ] || list_open | run drafts plan
}

mkdir -p .data
exec 9>.data/drafts.lock
flock 9
RELEASE=$(read_label version)
export RELEASE
make_room
build_image
fetch
steps=$(plan)
sed -nE 's/ (kept|removed) .*/ \1/p' <<<"$steps"
closed=$(grep ' removed ' <<<"$steps" || true)
while step=$(grep ' build ' <<<"$steps"); do
	read -r branch address _ commit <<<"$step"
	echo "$branch $address $(build "${address##*/}" "$branch" "$commit")"
	steps=$(plan)
done
# Git keeps what a filtered clone has once fetched, so that it starts anew after a draft was closed.
[ -z "$closed" ] || rm -rf "$clone"
