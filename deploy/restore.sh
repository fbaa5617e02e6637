#!/usr/bin/env bash
# Puts a backup made by backup.sh in the place of the server's database.
#
#   restore.sh FILE
#
# The server is stopped meanwhile. What was there is kept: the embedded database beside the new one in the data folder,
# PostgreSQL as a backup beside FILE. If anything goes wrong, the database stays as it was.
set -euo pipefail
. "$(dirname "$0")/common.sh"

[ -n "${1:-}" ] || fail "which backup? restore.sh FILE"
[ -r "$1" ] || fail "cannot read $1"
file=$(realpath "$1")
start=$(head -c 5 "$file" | tr -d '\0')

restore_embedded() {
  [ "$start" != PGDMP ] || fail "$file is a backup of PostgreSQL, and $env_file names no DATABASE_URL"
  local copy=$data/restore.tar.gz
  scraps+=("$copy")
  mkdir -p "$data"
  # By the owner of the folder, who could have put a link there that leads root astray.
  as_owner sh -c 'umask 077; rm -f "$1"; cat > "$1"' sh "$copy" < "$file"
  stop_server
  embedded restore "$copy" --replace >&2
}

restore_postgres() {
  [ "$start" = PGDMP ] || fail "$file is no backup of PostgreSQL, which $env_file names as the database"
  local script before
  script=$(mktemp)
  scraps+=("$script")
  # All of it is read before anything is changed, and then everything is changed in one transaction.
  {
    echo "$drop_tables"
    pg_restore --no-owner --no-privileges --file=- "$file"
  } > "$script"
  stop_server
  [ "$(query --command "$count_servers")" = 0 ] || fail "a server is using the database; stop it first"
  before=$(dirname "$file")/before-restore-$now.dump
  dump_postgres "$before"
  query --single-transaction --file=- < "$script" > /dev/null
  echo "what was there is in $before" >&2
}

query() {
  as_owner psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname="$address" "$@"
}

count_servers="select count(*) from pg_stat_activity
  where datname = current_database() and application_name = 'ludoteca'"

# Also those that a newer version has added since.
drop_tables="set client_min_messages to warning;
do \$\$ declare name text; begin
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'drop table public.' || name || ' cascade';
  end loop;
end \$\$;"

if [ -n "$DATABASE_URL" ]; then restore_postgres; else restore_embedded; fi
