#!/usr/bin/env bash
# Starts Docker Engine with BuildKit and Compose below the given folder, and makes the base images that
# deploy/ names, all from the packages of Debian and npm: for a Debian 12 machine, as root, without an image registry.
# The machine's own settings say where packages come from. A second start reuses what is in the folder.
#   start-engine.sh FOLDER
set -euo pipefail
work=$(realpath -m "${1:?folder}")
cd "$(dirname "$0")/../.."
# shellcheck disable=SC2016
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1 | sed 's:/*$::')
mkdir -p "$work"/{debs,programs,config/cli-plugins,node,caddy,postgres,docker,registry}
export DOCKER_HOST=unix://$work/docker.sock DOCKER_CONFIG=$work/config PATH=$work/programs/usr/bin:$PATH
export DEBIAN_FRONTEND=noninteractive

# Debian 12 has an engine without BuildKit and Compose, and Caddy and PostgreSQL of their previous major versions. The programs of
# the next releases run on it as well.
install_programs() {
	apt-get update -q
	RUNLEVEL=1 apt-get install -q -y --no-install-recommends mmdebstrap containerd runc iptables iproute2 xz-utils curl
	curl -sf "$mirror/dists/forky/main/binary-$(dpkg --print-architecture)/Packages.xz" | xz -dc >"$work/packages"
	local package file
	for package in docker.io tini-static docker-cli docker-buildx docker-compose docker-registry caddy; do
		file=$(awk -v p="$package" '$1=="Package:"{hit=$2==p} hit&&$1=="Filename:"{print $2;exit}' "$work/packages")
		curl -sf -o "$work/debs/$package.deb" "$mirror/$file"
		dpkg-deb -x "$work/debs/$package.deb" "$work/programs"
	done
	cp "$work"/programs/usr/libexec/docker/cli-plugins/docker-* "$work/config/cli-plugins/"
}

start_engine() {
	rm -f "$work/docker.pid"
	# Without CAP_SYS_RESOURCE limits must not be raised above the machine's own.
	setsid "$work/programs/usr/sbin/dockerd" --data-root "$work/data" --exec-root "$work/exec" --pidfile "$work/docker.pid" \
		--host "$DOCKER_HOST" --userland-proxy-path "$work/programs/usr/sbin/docker-proxy" --storage-driver overlay2 \
		--default-ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" >"$work/dockerd.log" 2>&1 </dev/null &
	for _ in $(seq 60); do docker info >/dev/null 2>&1 && return; sleep 0.5; done
	tail -n 20 "$work/dockerd.log"
	return 1
}

make_root() {
	local tar=$work/$1/rootfs.tar release=$2 packages=$3
	if [ -s "$tar" ]; then return; fi
	local options=(--quiet --variant=minbase '--aptopt=Acquire::Check-Valid-Until "false"') path
	for path in doc man locale; do options+=("--dpkgopt=path-exclude=/usr/share/$path/*"); done
	# Where a proxy with an authority of its own stands before npm, builds have to trust it too.
	# shellcheck disable=SC2016
	options+=('--customize-hook=cp /usr/local/share/ca-certificates/*.crt "$1/usr/local/share/ca-certificates/" 2>/dev/null
		chroot "$1" update-ca-certificates >/dev/null 2>&1
		rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*')
	mmdebstrap "${options[@]}" --include="ca-certificates,$packages" "$release" "$tar.part" "$mirror"
	mv "$tar.part" "$tar"
}

copy_node() {
	local version
	version=$(sed -n 's/^node_version=//p' .ci/run)
	npm install --prefix "$work/npm" --no-save --no-audit --no-fund "node@$version" npm@11 >/dev/null
	cp "$work/npm/node_modules/node/bin/node" "$work/node/node"
	rm -rf "$work/node/npm"
	cp -rL "$work/npm/node_modules/npm" "$work/node/npm"
}

# Tags an image with the name that a file asks for.
build_image() {
	local name
	name=$(grep -ohm1 "docker.io/library/$1:[^ @']*" "$2")
	cp "scripts/containers/images/$1.containerfile" "$work/$1/Dockerfile"
	docker build --quiet --tag "$name" "$work/$1"
}

if [ ! -x "$work/programs/usr/bin/docker-registry" ]; then install_programs; fi
start_engine
make_root node bookworm libatomic1 &
roots=$!
make_root caddy bookworm wget,libcap2-bin &
roots+=" $!"
make_root postgres forky postgresql-18 &
roots+=" $!"
make_root docker bookworm git,openssh-client &
roots+=" $!"
copy_node
for root in $roots; do wait "$root"; done
cp "$work/programs/usr/bin/caddy" "$work/caddy/caddy"
cp -r "$work/programs/usr/bin/docker" "$work/config/cli-plugins" "$work/docker/"
cp scripts/containers/images/start-postgres.sh "$work/postgres/"
cp -alTf "$work/docker/rootfs.tar" "$work/registry/rootfs.tar"
cp "$work/programs/usr/bin/docker-registry" "$work/registry/"
build_image node deploy/Containerfile.api
build_image caddy deploy/Containerfile.site
build_image postgres deploy/compose.yaml
build_image docker deploy/Containerfile.releaser
build_image registry scripts/containers/releaser-stage.ts
