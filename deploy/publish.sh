#!/bin/sh
# Runs in the site image: puts its pages beside those of earlier releases as the current ones, and writes its configuration
# for Caddy, which reads that when it starts or reloads.
set -eu
kept=5
# The folders' names are in the order of publication, even if the clock was set back.
last=$(ls /srv | sed -n 's/^\([0-9]*\)-.*/\1/p' | sort -n | tail -n 1)
now=$(date +%s)
[ "$now" -gt "${last:-0}" ] || now=$((last + 1))
folder=/srv/$now-$RELEASE

# A folder that is not complete would count as a release.
trap 'rm -rf "$folder" /srv/next*' EXIT
cp -rp /site/pages "$folder"
# What Caddy serves: the domain of the settings, unless .env names another. The second address is for the health check,
# which is not published.
domain=$(sed -n 's|.*"origin": *"https://\([^"]*\)".*|\1|p' /site/settings.json)
export SITE_ADDRESS="${SITE_ADDRESS:-$domain}, http://127.0.0.1:8080" SITE_ORIGIN="${SITE_ORIGIN:-https://$domain}"
# The configuration names no release, so it changes only if the Caddyfile, the redirects or a setting do. Otherwise Caddy's
# reload does nothing.
SITE_ROOT=$folder caddy adapt --config /site/Caddyfile --adapter caddyfile >/srv/next.adapted
sed "s:$folder:/srv/current:g" /srv/next.adapted >/srv/next.json
ln -sf "$folder" /srv/next
mv -T /srv/next /srv/current
mv /srv/next.json /srv/caddy.json
rm /srv/next.adapted
trap - EXIT
# For the API, beside the folders that Caddy serves. A release without it is still valid.
cp /site/launch-list.json /srv/ || true

# The folders that stay have the scripts of pages that are still open. The one that is served is never among the others.
ls /srv | sed -n '/^[0-9]/p' | grep -vxF "${folder#/srv/}" | sort -rn | tail -n +$kept | sed 's:^:/srv/:' | xargs -r rm -rf
echo "published $folder"
