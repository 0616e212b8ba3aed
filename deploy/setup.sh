#!/usr/bin/env bash
# Prepares a machine that has only Docker and Git: runs scripts/setup.ts --production in the API's image, as the calling
# user. The first release finds the image in the build cache.
set -euo pipefail
cd "$(dirname "$0")/.."
case " $* " in *' --help '*) cat scripts/setup/usage.txt && exit ;; esac
image=${IMAGE_PREFIX:-torque-thrust}-api:setup
echo 'Building the program that asks. The first time, this takes a few minutes.' >&2
docker build --quiet --file deploy/Containerfile.api --tag "$image" . >/dev/null
terminal=()
[ ! -t 0 ] || terminal=(--tty)
# The image has the packages, and the files are written to the checkout. The host's network shows the machine's own
# addresses.
exec docker run --rm --init --interactive "${terminal[@]}" --network host --user "$(id -u):$(id -g)" \
	--volume "$PWD:/checkout" --volume "$PWD/scripts:/app/scripts:ro" --workdir /checkout "$image" \
	node /app/scripts/setup.ts --production --folder /checkout "$@"
