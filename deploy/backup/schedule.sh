#!/usr/bin/env bash
# Backs up every six hours. If a backup fails, it retries until one succeeds.
set -euo pipefail

if [ -z "${BACKUP_RECIPIENT:-}" ]; then
	echo 'NOTHING IS BACKED UP: BACKUP_RECIPIENT is not set, see docs/operations/backup.md'
	# If the script exited, Docker would only restart the container.
	exec tail -f /dev/null
fi
# At the first deployment the API has yet to create the tables.
until psql --quiet --command 'select from backup_run limit 0' >/dev/null 2>&1; do sleep 2; done
while true; do
	if backup.sh --if-due; then
		sleep 60
	else
		echo 'the backup failed, retrying in 5 minutes'
		sleep 300
	fi
done
