#!/bin/sh
# What deploy/compose.yaml relies on in the entry of the official image.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	password=$(mktemp)
	printf %s "$POSTGRES_PASSWORD" >"$password"
	initdb -D "$PGDATA" -U postgres --pwfile="$password" --auth-local=trust --auth-host=scram-sha-256 >/dev/null
	rm "$password"
	echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
	pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start >/dev/null
	createdb -U postgres "${POSTGRES_DB:-postgres}" 2>/dev/null || true
	pg_ctl -D "$PGDATA" -m fast -w stop >/dev/null
fi
exec "$@"
