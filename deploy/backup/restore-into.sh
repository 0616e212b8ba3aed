#!/usr/bin/env bash
# Restores into the new database $1. The standard input has the private key in its first line, so that the key never
# is on this machine's disk, and then the encrypted backup. RESTORE_OWNER gets the database and all that is in it.
set -euo pipefail
database=${1:?the name of the new database}
owner=${RESTORE_OWNER:-$PGUSER}
IFS= read -r key
createdb --owner="$owner" "$database"
if ! age --decrypt --identity <(printf '%s\n' "$key") |
	pg_restore --dbname="$database" --no-owner --role="$owner" --single-transaction; then
	dropdb "$database"
	exit 1
fi
psql --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --dbname="$database" --file="$(dirname "$0")/hold-messages.sql"
psql --quiet --dbname="$database" --command analyze
