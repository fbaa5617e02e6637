#!/usr/bin/env bash
# Backs the server's database up into one file in a folder, and removes all but the newest there.
#
#   backup.sh FOLDER [HOW-MANY-TO-KEEP]
#
# PostgreSQL is backed up while everything runs. The embedded database belongs to the server alone, which is therefore
# stopped for some seconds; matches go on afterwards. Prints the name of the file.
set -euo pipefail
. "$(dirname "$0")/common.sh"

[ -n "${1:-}" ] || fail "which folder? backup.sh FOLDER [HOW-MANY-TO-KEEP]"
keep=${2:-14}
[[ "$keep" =~ ^[1-9][0-9]*$ ]] || fail "how many to keep? \"$keep\" is no number from 1 upwards"
mkdir -p "$1"
folder=$(realpath "$1")

if [ -n "$DATABASE_URL" ]; then
  file=$folder/ludoteca-$now.dump
  dump_postgres "$file"
else
  file=$folder/ludoteca-$now.tar.gz
  scraps+=("$data/backup.tar.gz" "$file.new")
  stop_server
  embedded backup "$data/backup.tar.gz" > /dev/null
  # Read by the owner of the folder, who could have put a link there to what root alone may read.
  as_owner cat "$data/backup.tar.gz" > "$file.new"
  mv "$file.new" "$file"
fi
find "$folder" -maxdepth 1 -name 'ludoteca-*Z.*' | sort -r | tail -n "+$((keep + 1))" | xargs -r -d '\n' rm -f
echo "$file"
