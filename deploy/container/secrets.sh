#!/bin/sh
# Makes the secrets that compose.yaml hands to the containers, once: sh secrets.sh [FOLDER]. Those that are there stay.
# The folder is for its owner alone; the files in it are read by users of the containers, who do not pass through it.
set -eu
folder=${1:-secrets}
umask 077
mkdir -p "$folder"
made() { test -s "$folder/$1" || { cat >"$folder/$1.new" && mv "$folder/$1.new" "$folder/$1"; }; }
for name in postgres_password database_password owner_password portal_secret feed_key metrics_key; do
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' | made "$name"
done
echo "postgres://cofre:$(cat "$folder/database_password")@database:5432/cofre" | made database_url
echo "postgres://cofre_owner:$(cat "$folder/owner_password")@database:5432/cofre" | made owner_url
chmod 0444 "$folder"/*
