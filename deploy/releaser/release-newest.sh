#!/usr/bin/env bash
# Releases the newest commit of the branch if it passes the checks. Each commit is tried once: a refused commit, and
# one that `deploy/release.sh back` took back, is not released until the branch has another commit. To retry one,
# delete the file `tried`.
set -euo pipefail
source "$(dirname "$0")/source.sh"
log=$state/log
images=${IMAGE_PREFIX:-torque-thrust}
# A build writes about 2 GB, and PostgreSQL must not find the disk full.
free_mb=4000
patience=6
# The folder in which a person releases by hand.
export RELEASE_LOCK=$folder

find_newest() {
	git ls-remote --exit-code "$repository" "refs/heads/$branch" | cut -f 1
}

# Visitors have priority. If the machine stays busy, the release happens anyway.
wait_for_quiet() {
	local turn
	for turn in $(seq $patience); do
		awk -v cores="$(nproc)" '{ exit !($1 >= cores) }' /proc/loadavg || return 0
		[ "$turn" -gt 1 ] || echo 'The machine is busy, so the build waits.'
		sleep 30
	done
	echo 'The machine is still busy, and the build starts all the same.'
}

has_room() { [ "$(df -Pm "$state" | awk 'NR == 2 { print $4 }')" -ge $free_mb ]; }

make_room() {
	has_room && return
	docker builder prune --force --filter until=168h
	has_room && return
	echo "Less than $free_mb MB are free on the disk." >&2
	return 1
}

# Runs in a container without network and socket, at a low priority.
check() {
	docker build --file deploy/Containerfile.check --tag "$images-check" . || return
	local result=0
	docker run --rm --network none --cpu-shares 128 --memory 1500m --pids-limit 512 "$images-check" || result=$?
	docker rmi "$images-check"
	return $result
}

has_images() {
	local name
	for name in api site backup; do docker pull --quiet "$RELEASER_IMAGES-$name:$newest" || return; done
}

# The last lines of the log, without checks that passed, BuildKit's prefixes and secret values of .env.
format_reason() {
	local text name value
	text=$(sed -E 's/^#[0-9]+ ([0-9.]+ )?//' "$log" | grep -vE '(^|[ ;:])(passed|DONE [0-9.]+s|CACHED)$' | tail -n 20 | cut -c 1-300)
	while IFS='=' read -r name value; do
		value=${value#[\'\"]} value=${value%[\'\"]}
		[[ $name =~ SECRET|PASSWORD|TOKEN|KEY|URL|REPOSITORY && ${#value} -ge 6 ]] && text=${text//"$value"/***}
	done <.env
	echo "$text"
}

# Notifies through the API, whose queue reaches all chats and the mailbox. An earlier release may lack this command.
tell() {
	local words=("$1" "$newest" "$(git log -1 --format=%an)" "$(git log -1 --format=%s)")
	[ "$1" = live ] || words+=("$(format_reason)")
	docker exec "$(find_api)" node apps/api/src/ops.ts release-notice "${words[@]}" || echo 'Nobody could be told.' >&2
}

finish() {
	echo "$newest" >"$state/tried"
	echo "$newest is $1"
	tell "$1"
	exit 0
}

newest=$(find_newest)
# At the first run, the commit that was released by hand counts as tried.
[ -e "$state/tried" ] || find_served >"$state/tried"
[ "$newest" != "$(cat "$state/tried")" ] || exit 0

if [ -n "${RELEASER_IMAGES:-}" ]; then
	has_images || { echo "The registry has no images of $newest yet." && exit 0; }
fi
echo "$newest is next"
check_out "$newest"
if [ -z "${RELEASER_IMAGES:-}" ]; then
	{ wait_for_quiet && make_room && check; } 2>&1 | tee "$log" || finish refused
	# A commit that arrived in the meantime is newer than the one that passed.
	[ "$(find_newest)" = "$newest" ] || exec "$0"
fi
RELEASE_IMAGES=${RELEASER_IMAGES:-} deploy/release.sh 2>&1 | tee "$log" || finish refused
finish live
