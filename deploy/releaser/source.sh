# For the scripts beside it: where the source is checked out, and which commit is live.
# shellcheck shell=bash
folder=${RELEASER_FOLDER:?} repository=${RELEASER_REPOSITORY:?set it in .env, see docs/operations/releaser.md}
branch=${RELEASER_BRANCH:-main}
state=$folder/.data/releaser
export GIT_TERMINAL_PROMPT=0
export GIT_SSH_COMMAND="ssh -i /run/secrets/releaser-key -o IdentitiesOnly=yes -o BatchMode=yes \
	-o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=$state/known-hosts"

find_api() {
	local label=label=com.docker.compose
	docker ps --quiet --filter "$label.project=$COMPOSE_PROJECT_NAME" --filter "$label.service=api" \
		--filter "$label.oneoff=False" | head -n 1
}

find_served() {
	docker inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$(find_api)" 2>/dev/null || true
}

check_out() {
	git init --quiet
	git fetch --quiet --depth 1 "$repository" "$1"
	git checkout --quiet --force --detach "$1"
	git clean --quiet -ffdx --exclude .data
	ln -s "$folder/.env" .env
}

mkdir -p "$state/source"
cd "$state/source" || exit
