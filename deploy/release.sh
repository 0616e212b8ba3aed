#!/usr/bin/env bash
# usage: deploy/release.sh [--anyway] [back | NUMBER]
# Starts, upgrades and rolls back the services of deploy/compose.yaml, without a lost request.
#   deploy/release.sh         builds the checked-out source as the next release and switches to it
#   deploy/release.sh back    switches to the release that served before the current one
#   deploy/release.sh NUMBER  switches to that release, or applies a changed .env to it
# With RELEASE_IMAGES=registry.example/owner/site, the first takes the images of the checked-out commit from there.
# A placeholder as origin or mailbox, or no channel to the company, stops the first and the last. --anyway goes on.
# The exit code is 10 if the release is live, but another service did not start.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,9s/^# //p' "$0" && exit; }
cd "$(dirname "$0")/.."
export COMPOSE_FILE=${COMPOSE_FILE:-deploy/compose.yaml} COMPOSE_ENV_FILES=${COMPOSE_ENV_FILES:-.env}
images=${IMAGE_PREFIX:-torque-thrust}
kept=5
logs=.data/logs

# One release at a time, by hand or by the releaser. The lock ends with the process.
exec 9<"${RELEASE_LOCK:-.}"
flock -n 9 || { echo 'Another release is under way. This one waits for its end.' && flock 9; }

# The numbers of the releases on this machine, the newest last.
list_releases() { docker image ls --format '{{.Tag}}' "$images-api" | sed -n '/^[0-9]*$/p' | sort -n; }

# The releases among them that have served.
list_served() { docker image ls --format '{{.Tag}}' "$images-api" | sed -n 's/^served-//p' | sort -n; }

# The release of a container or an image, or 0.
find_release() {
	xargs --no-run-if-empty docker inspect --format \
		'{{index .Config.Labels "org.opencontainers.image.version"}}' 2>/dev/null | grep -x '[0-9]*' || echo 0
}

# Removing a container also deletes its log, so the log is copied first.
remove() {
	mkdir -p "$logs"
	docker logs "$2" >"$logs/$(date -u +%FT%TZ)-$1-${2:0:12}.log" 2>&1 || true
	docker rm --force "$2"
}

# The new containers take work before the previous ones finish theirs and stop.
replace() {
	local service=$1 previous count
	mapfile -t previous < <(docker compose ps --quiet "$service")
	count=$((${#previous[@]} > 0 ? ${#previous[@]} * 2 : 1))
	# A stopped container would be started again unchanged, with its previous release.
	docker compose rm --force "$service"
	if ! docker compose up --detach --no-deps --no-recreate --wait --scale "$service=$count" "$service"; then
		docker compose ps --all --quiet "$service" | grep -vxFf <(printf '%s\n' "${previous[@]}") |
			while read -r container; do
				docker logs --tail 20 "$container"
				remove "$service" "$container"
			done
		echo "Release $RELEASE did not start. The previous $service is still running. The log of the new one is in $logs." >&2
		exit 1
	fi
	[ ${#previous[@]} -gt 0 ] || return 0
	docker stop "${previous[@]}"
	for container in "${previous[@]}"; do remove "$service" "$container"; done
}

# Public facts that would mislead visitors, or leave them unanswered, stop a release. The way back is always open.
check_facts() {
	local findings
	findings=$(docker compose run --rm --no-deps --no-TTY doctor --facts) && return
	echo "$findings" >&2
	echo "Release $RELEASE was not started. Nothing has changed. To release all the same: deploy/release.sh --anyway $1" >&2
	exit 1
}

# Starts the API beside the running one, where no call reaches it, then removes it. So pages change only if it can
# start.
try_api() {
	local trial state
	trial=$(docker compose run --detach --no-deps --no-TTY api)
	state='running starting'
	while [ "$state" = 'running starting' ]; do
		sleep 1
		state=$(docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' "$trial" || echo gone)
	done
	[ "$state" = 'running healthy' ] || docker logs --tail 20 "$trial"
	remove api "$trial"
	[ "$state" = 'running healthy' ] && return
	echo "Release $RELEASE did not start. Nothing has changed. Its log is in $logs." >&2
	exit 1
}

publish() {
	docker compose up --detach --no-deps --force-recreate pages
	if [ "$(docker wait "$(docker compose ps --all --quiet pages)")" != 0 ]; then
		docker compose logs --no-log-prefix pages
		echo "Release $RELEASE can't be published. The previous pages stay live." >&2
		exit 1
	fi
	docker compose exec -T site caddy reload --config /srv/caddy.json
}

# Uses the images that were built elsewhere as the next release, under its number.
take_images() {
	local name
	for name in api site backup; do
		docker pull "$RELEASE_IMAGES-$name:$REVISION"
		printf 'FROM %s\nENV RELEASE=%s\nLABEL org.opencontainers.image.version=%s\n' \
			"$RELEASE_IMAGES-$name:$REVISION" "$RELEASE" "$RELEASE" | docker build --tag "$images-$name:$RELEASE" -
	done
}

anyway=
[ "${1:-}" != --anyway ] || { anyway=yes && shift; }
current=$(docker compose ps --quiet api | head -n 1 | find_release)
# If no API runs, the last release that served.
last=$current
[ "$last" -ne 0 ] || last=$(echo "$images-api:latest" | find_release)
case ${1:-next} in
next) RELEASE=$(($(list_releases | tail -n 1) + 1)) ;;
back) RELEASE=$(list_served | awk -v last="$last" '$1 < last' | tail -n 1) ;;
*) RELEASE=$1 ;;
esac
export RELEASE
if [ $# -eq 0 ]; then
	REVISION=$(git rev-parse HEAD 2>/dev/null || echo unknown)
	export REVISION
	if [ -n "${RELEASE_IMAGES:-}" ]; then take_images; else docker compose build; fi
elif ! list_releases | grep -qx "$RELEASE"; then
	echo "There is no such release on this machine. There are: $(list_releases | xargs)" >&2
	exit 1
fi

[ -n "$anyway" ] || [ "${1:-}" = back ] || check_facts "${1:-}"

# The first start does this by itself.
[ "$current" -eq 0 ] || docker compose run --rm --no-deps --no-TTY role

if [ "$current" -eq 0 ]; then
	docker compose up --detach --wait worker site
	# Caddy may already be running from an earlier deployment.
	docker compose exec -T site caddy reload --config /srv/caddy.json
elif [ "$RELEASE" -lt "$current" ]; then
	try_api
	# Pages never call an API that is older than they are.
	publish
	replace api
	replace worker
else
	replace api
	replace worker
	publish
fi
# From here on the release is live and counts as such, whatever else fails.
set +e
docker tag "$images-api:$RELEASE" "$images-api:served-$RELEASE"
# Compose without RELEASE uses these.
for name in api site backup; do docker tag "$images-$name:$RELEASE" "$images-$name:latest"; done
echo "Release $RELEASE is live"

# Applies every other change, such as a setting of the database. Unchanged services keep running. The monitoring is
# included only if it runs, and the releaser never, because it may be what runs this script.
[ -z "$(docker compose --profile monitoring ps --quiet alertmanager)" ] || export COMPOSE_PROFILES=monitoring
missing=()
for service in $(docker compose config --services | grep -vxE 'pages|role|releaser'); do
	docker compose up --detach --wait --wait-timeout 300 --no-deps "$service" || missing+=("$service")
done

obsolete=$(list_releases | sed "/^$RELEASE\$/d" | head -n "-$kept")
for number in $obsolete; do
	for name in api site backup; do docker rmi "$images-$name:$number"; done
	docker rmi "$images-api:served-$number" 2>/dev/null
done
if [ -d "$logs" ]; then (cd "$logs" && ls | head -n -20 | xargs --no-run-if-empty rm); fi
# Lists what the owner still has to settle. An earlier release may lack this command.
docker exec "$(docker compose ps --quiet api | head -n 1)" node apps/api/src/ops.ts launch-list 2>/dev/null
[ ${#missing[@]} -eq 0 ] && exit
echo "Release $RELEASE is live, but ${missing[*]} did not start." >&2
exit 10
