#!/usr/bin/env bash
# Releases the newest commit of the branch if it passes the checks. Each commit is tried once: a refused commit, and
# one that `deploy/release.sh back` took back, is not released until the branch has another commit. To retry one,
# delete the file `tried`.
set -euo pipefail
source "$(dirname "$0")/source.sh" source
log=$state/log
images=${IMAGE_PREFIX:-torque-thrust}
# A build writes about 2 GB, and PostgreSQL must not find the disk full.
free_mb=4000
patience=6
# The folder in which a person releases by hand.
export RELEASE_LOCK=$folder

# Git also lists other branches whose name ends like this one.
find_newest() {
	git ls-remote --exit-code "$repository" "refs/heads/$branch" |
		awk -v wanted="refs/heads/$branch" '$2 == wanted { print $1 }' | grep .
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

build_check() { docker build --file deploy/Containerfile.check --tag "$images-check" .; }

# Runs in a container without network and socket, at a low priority.
check() { docker run --rm --network none --cpu-shares 128 --memory 1500m --pids-limit 512 "$images-check"; }

# Runs a part of the work. The log has the output of the last one alone, because it names the reason if that one fails.
step() {
	"$@" 2>&1 | tee "$log"
	return "${PIPESTATUS[0]}"
}

# Whatever fails here is said like a check that fails.
prepare() {
	local result=0
	step make_room && step check_out "$newest" || return
	[ -z "${RELEASER_IMAGES:-}" ] || return 0
	step wait_for_quiet && step build_check || return
	step check || result=$?
	docker rmi "$images-check"
	return $result
}

has_images() {
	local name
	for name in api site backup; do docker pull --quiet "$RELEASER_IMAGES-$name:$newest" || return; done
}

# The last lines of the log, without checks that passed, the progress of builds and secret values of .env. What fails in a
# build is repeated at its end, without the number of the step.
format_reason() {
	local text name value
	text=$(grep -vE '^#[0-9]+ |^(Untagged|Deleted): |(^|[ ;:])passed$|^ *$' "$log" | tail -n 20 | cut -c 1-300)
	while IFS='=' read -r name value || [ -n "$name" ]; do
		value=${value#[\'\"]} value=${value%[\'\"]}
		[[ $name =~ SECRET|PASSWORD|TOKEN|KEY|URL|REPOSITORY && ${#value} -ge 6 ]] && text=${text//"$value"/***}
	done <"$folder/.env"
	echo "$text"
}

# A word about the commit. It may have none, or may not even have arrived.
describe() { git log -1 --format="$1" "$newest" 2>/dev/null | cut -c 1-300 | grep . || echo '?'; }

# Notifies through the API, whose queue reaches all chats and the mailbox. An earlier release may lack this command.
tell() {
	docker exec "$(find_api)" node apps/api/src/ops.ts release-notice "$1" "$newest" "$(describe %an)" "$(describe %s)" "$2" ||
		echo 'Nobody could be told.' >&2
}

# Ends with live or refused, and the reason if there is one.
finish() {
	echo "$newest" >"$state/tried" || true
	echo "$newest is $1"
	tell "$1" "${2:-}"
	exit 0
}

refuse() {
	# A network that is away says nothing about the commit, so that the next look tries it again.
	find_newest >/dev/null || exit 1
	finish refused "$(format_reason)"
}

newest=$(find_newest)
# At the first run, the commit that was released by hand counts as tried.
[ -e "$state/tried" ] || find_served >"$state/tried"
[ "$newest" != "$(cat "$state/tried")" ] || exit 0

if [ -n "${RELEASER_IMAGES:-}" ]; then
	has_images || { echo "The registry has no images of $newest yet." && exit 0; }
fi
echo "$newest is next"
# Until the end of this look, no draft is built.
exec 8>"$state/lock" && flock 8
prepare || refuse
# A commit that arrived in the meantime is newer than the one that passed.
[ -n "${RELEASER_IMAGES:-}" ] || [ "$(find_newest)" = "$newest" ] || exec "$0"
# It never goes on in spite of a public fact that stops a release.
result=0
RELEASE_IMAGES=${RELEASER_IMAGES:-} step deploy/release.sh || result=$?
case $result in
0) finish live ;;
10) finish live "$(tail -n 1 "$log")" ;;
*) refuse ;;
esac
