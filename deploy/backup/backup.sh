#!/usr/bin/env bash
# Dumps the database, encrypts the dump for BACKUP_RECIPIENT, and keeps it in /backups and, if BACKUP_S3_URL is set, in a
# bucket. A backup counts, and is recorded in backup_run, once every place has returned the same bytes.
# With --if-due, it does nothing if the current period already has its backup.
set -euo pipefail
umask 077
folder=${BACKUP_FOLDER:-/backups}
# The alert BackupOld expects this.
every=6
started=$SECONDS
read -r day hour week <<<"$(date -u '+%F %H %G-W%V')"
period=${day}T$(printf %02d $((10#$hour - 10#$hour % every)))
[ "${1:-}" != --if-due ] || [ "$(cat "$folder/complete" 2>/dev/null)" != "$period" ] || exit 0

mkdir -p "$folder"/{recent,weekly}
exec 9>"$folder/lock"
flock 9
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
rm -f "$folder"/*/*.part
part=$folder/recent/$period.dump.age.part

recipients=()
for recipient in $BACKUP_RECIPIENT; do recipients+=(--recipient "$recipient"); done
# Reads the whole dump the way a restore would, because once it is encrypted nobody on this machine can.
mkfifo "$scratch/check"
pg_restore --file=/dev/null <"$scratch/check" &
checking=$!
hash=$(pg_dump --format=custom | tee "$scratch/check" | age "${recipients[@]}" | tee "$part" | sha256sum)
wait "$checking"
sync "$part"

require_same() {
	[ "$(sha256sum)" = "$hash" ] || { echo "$1 does not return what was stored" >&2 && return 1; }
}

call_bucket() {
	printf 'user = "%s:%s"\n' "${BACKUP_S3_KEY_ID:-}" "${BACKUP_S3_SECRET:-}" |
		curl --config - --fail --silent --show-error --retry 2 --connect-timeout 20 \
			--aws-sigv4 "aws:amz:${BACKUP_S3_REGION:-us-east-1}:s3" "$@"
}

# keep FILE FOLDER NAME COUNT: stores the file everywhere and deletes all but the newest of the folder.
keep() {
	local kept=$folder/$2/$3.dump.age
	if [ -n "${BACKUP_S3_URL:-}" ]; then
		call_bucket --upload-file "$1" "$BACKUP_S3_URL/$2/$3.dump.age"
		call_bucket "$BACKUP_S3_URL/$2/$3.dump.age" | require_same "$BACKUP_S3_URL"
	fi
	[ "$1" = "$kept.part" ] || cp "$1" "$kept.part"
	require_same "$folder" <"$kept.part"
	mv "$kept.part" "$kept"
	printf '%s\n' "$folder/$2"/*.dump.age | sort -r | tail -n "+$(($4 + 1))" | xargs -r rm
}
keep "$part" recent "$period" $((7 * 24 / every))
stored=$folder/recent/$period.dump.age
# The oldest is 49 days old, so that erased data is gone within the 60 days of the privacy policy.
[ -e "$folder/weekly/$week.dump.age" ] || keep "$stored" weekly "$week" 7

bytes=$(wc -c <"$stored")
place=$folder${BACKUP_S3_URL:+ $BACKUP_S3_URL}
psql --quiet --set ON_ERROR_STOP=1 --set "bytes=$bytes" --set "place=$place" <<'SQL'
insert into backup_run (bytes, place) values (:bytes, :'place');
delete from backup_run where finished_at < now() - interval '30 days';
SQL
echo "$period" >"$folder/complete"
echo "backup $period: $bytes bytes in $((SECONDS - started)) s, kept in $place"
