#!/usr/bin/env bash
# Starts, upgrades and rolls back the services of deploy/compose.yaml, without a lost request.
#   deploy/release.sh         builds the checked-out source as the next release and switches to it
#   deploy/release.sh back    switches to the release before the current one
#   deploy/release.sh NUMBER  switches to that release, or applies a changed .env to it
set -euo pipefail
cd "$(dirname "$0")/.."
export COMPOSE_FILE=${COMPOSE_FILE:-deploy/compose.yaml} COMPOSE_ENV_FILES=${COMPOSE_ENV_FILES:-.env}
images=${IMAGE_PREFIX:-torque-thrust}
kept=5

# The numbers of the releases on this machine, the newest last.
list_releases() { docker image ls --format '{{.Tag}}' "$images-api" | sed -n '/^[0-9]*$/p' | sort -n; }

# The release of the running API, or 0.
find_current() {
	docker compose ps --quiet api | head -n 1 | xargs --no-run-if-empty docker inspect --format \
		'{{index .Config.Labels "org.opencontainers.image.version"}}' | grep -x '[0-9]*' || echo 0
}

# The new containers take work before the former ones stop, which finish what they have.
replace() {
	local service=$1 former count
	mapfile -t former < <(docker compose ps --quiet "$service")
	count=$((${#former[@]} > 0 ? ${#former[@]} * 2 : 1))
	# A stopped container would be started again as it is, with its former release.
	docker compose rm --force "$service"
	if ! docker compose up --detach --no-deps --no-recreate --wait --scale "$service=$count" "$service"; then
		docker compose ps --all --quiet "$service" | grep -vxFf <(printf '%s\n' "${former[@]}") |
			xargs --no-run-if-empty --replace sh -c 'docker logs --tail 20 {}; docker rm --force {}'
		echo "Release $RELEASE does not start. The former $service goes on." >&2
		exit 1
	fi
	[ ${#former[@]} -gt 0 ] || return 0
	docker stop "${former[@]}"
	docker rm "${former[@]}"
}

publish() {
	docker compose up --detach --no-deps --force-recreate pages
	if [ "$(docker wait "$(docker compose ps --all --quiet pages)")" != 0 ]; then
		docker compose logs --no-log-prefix pages
		echo "Release $RELEASE can't be published. The former pages stay." >&2
		exit 1
	fi
	docker compose exec -T site caddy reload --config /srv/caddy.json
}

current=$(find_current)
case ${1:-next} in
next) RELEASE=$(($(list_releases | tail -n 1) + 1)) ;;
back) RELEASE=$(list_releases | awk -v current="$current" '$1 < current' | tail -n 1) ;;
*) RELEASE=$1 ;;
esac
export RELEASE
if [ $# -eq 0 ]; then
	REVISION=$(git rev-parse HEAD 2>/dev/null || echo unknown) docker compose build
elif ! list_releases | grep -qx "$RELEASE"; then
	echo "There is no such release on this machine. There are: $(list_releases | xargs)" >&2
	exit 1
fi

# The first start does the same by itself.
[ "$current" -eq 0 ] || docker compose run --rm --no-deps --no-TTY role

if [ "$current" -eq 0 ]; then
	docker compose up --detach --wait
elif [ "$RELEASE" -lt "$current" ]; then
	# Pages never call an API that is older than they are.
	publish
	replace api
	replace worker
else
	replace api
	replace worker
	publish
fi
# What else has changed, as a setting of the database. What has not goes on running.
docker compose config --services | grep -vxE 'pages|role' | xargs docker compose up --detach --wait --no-deps

obsolete=$(list_releases | sed "/^$RELEASE\$/d" | head -n "-$kept")
for name in api site backup; do
	# Compose without RELEASE uses this one.
	docker tag "$images-$name:$RELEASE" "$images-$name:latest"
	for number in $obsolete; do docker rmi "$images-$name:$number"; done
done
echo "Release $RELEASE serves"
