#!/usr/bin/env bash
# usage: deploy/restore.sh [--replace | --check] BACKUP KEY
# Restores an encrypted backup with the file that has its private key. Without an option, the database must be empty, as
# on a new machine. --replace puts the backup in the place of a database that is not, and keeps that one as `replaced`.
# --check restores into a database of its own, counts its rows and deletes it.
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,5s/^# //p' "$0" && exit; }

mode=--empty
case ${1:-} in --replace | --check) mode=$1 && shift ;; esac
[ $# = 2 ] || { sed -n '2,5s/^# //p' "$0" >&2 && exit 2; }
backup=$(realpath "$1")
key=$(grep -m 1 '^AGE-SECRET-KEY-' "$2") || { echo "$2 has no private key of age" >&2 && exit 2; }
cd "$(dirname "$0")/.."
# The same files as in release.sh. With others, compose would replace the running PostgreSQL.
export COMPOSE_FILE=${COMPOSE_FILE:-deploy/compose.yaml} COMPOSE_ENV_FILES=${COMPOSE_ENV_FILES:-.env}
compose=(docker compose)
name=torque_thrust

ask() {
	"${compose[@]}" exec -T database psql --username postgres --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$@"
}

"${compose[@]}" up --detach --wait database
"${compose[@]}" run --rm --no-deps --no-TTY role
tables=$(ask --dbname "$name" --command "select count(*) from pg_tables where schemaname = 'public'")
if [ "$mode" = --empty ] && [ "$tables" != 0 ]; then
	echo "The database $name has $tables tables. To replace it, use --replace." >&2
	exit 1
fi
if [ "$(ask --command "select 1 from pg_database where datname = 'replaced'")" ] && [ "$mode" != --check ]; then
	echo 'The database that an earlier restore replaced still exists. Drop it first: dropdb replaced' >&2
	exit 1
fi

{ printf '%s\n' "$key" && cat "$backup"; } |
	"${compose[@]}" run --rm --no-deps --no-TTY --entrypoint restore-into.sh backup restored
ask --dbname restored --command "select format('restored: %s inquiries, the last of %s, and %s bookings',
	count(*), max(created_at), (select count(*) from booking)) from client_request"

if [ "$mode" = --check ]; then
	ask --command 'drop database restored'
	exit
fi
# No connections are allowed until the restored database has its name.
ask <<SQL
alter database $name allow_connections false;
select pg_terminate_backend(pid) from pg_stat_activity where datname in ('$name', 'restored') \\g /dev/null
begin;
alter database $name rename to replaced;
alter database restored rename to $name;
commit;
alter database replaced allow_connections true;
SQL
[ "$mode" = --replace ] || ask --command 'drop database replaced'
# This database has no backup yet, even if the folder has one of the current period. The service then makes one within
# a minute.
"${compose[@]}" run --rm --no-deps --no-TTY --entrypoint rm backup --force /backups/complete
# A backup of an older release lacks migrations, which run at the start.
mapfile -t running < <("${compose[@]}" ps --services --status running | grep -E '^(api|worker)' || true)
[ ${#running[@]} = 0 ] || "${compose[@]}" restart "${running[@]}"
echo "Restored $backup into the database $name."
