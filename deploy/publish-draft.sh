#!/bin/sh
# Runs in the draft image, which is read-only: copies the source to a folder where a draft's content can be laid over
# it, and plans or builds there.
set -eu
copy=/tmp/app
mkdir -p $copy/apps $copy/packages
cp -R /app/tsconfig.base.json /app/package.json $copy
cp -R /app/apps/web $copy/apps
cp -R /app/packages/contract $copy/packages
ln -s /app/node_modules $copy/node_modules
# As the first process of a container it also ends what it started.
exec timeout --kill-after=10s 10m node $copy/apps/web/build-steps/draft/drafts.ts "$@"
