# For the scripts beside it, which name the folder of their source: how it is checked out, and which commit is live.
# shellcheck shell=bash
folder=${RELEASER_FOLDER:?} repository=${RELEASER_REPOSITORY:?set it in .env, see docs/operations/releaser.md}
branch=${RELEASER_BRANCH:-main}
state=$folder/.data/releaser
# Without it, Git would find the repository of the checkout above a folder that is still empty.
export GIT_CEILING_DIRECTORIES=$state
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

# The names that are the machine's own must not come from a commit.
check_out() {
	git init --quiet &&
		# A run that was killed leaves its locks.
		rm -f .git/*.lock &&
		git fetch --quiet --depth 1 "$repository" "$1" || return
	if [ -n "$(git ls-tree --name-only "$1" .env .data)" ]; then
		echo 'This commit tracks .env or .data, which belong to the machine: remove them from the repository.'
		return 1
	fi
	git checkout --quiet --force --detach "$1" &&
		git clean --quiet -ffdx --exclude .data &&
		ln -sfn "$folder/.env" .env
}

mkdir -p "$state/$1"
cd "$state/$1" || exit
