# What backup.sh and restore.sh share. Reads the settings of the server from /etc/ludoteca/ludoteca.env, or from the
# file that LUDOTECA_ENV names.

umask 077 # Databases hold seeds and password hashes.

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

env_file=${LUDOTECA_ENV:-/etc/ludoteca/ludoteca.env}
[ -r "$env_file" ] || fail "cannot read the settings in $env_file"

# As systemd reads it: the last line counts, quotes around the value do not.
setting() {
  sed -n "s/^$1=//p" "$env_file" | tail -n 1 | sed -E "s/^(['\"])(.*)\1\$/\2/"
}

data=$(setting LUDOTECA_DATA)
DATABASE_URL=$(setting DATABASE_URL)
[ -n "$DATABASE_URL$data" ] || fail "$env_file names neither DATABASE_URL nor LUDOTECA_DATA"
now=$(date -u +%Y-%m-%dT%H%M%SZ)

# Runs a program as the user to whom the data belongs: what root wrote there, the server could not read.
as_owner() (
  if [ "$(id -u)" = 0 ] && [ -d "$data" ]; then
    cd / # Where we are, that user may have no business.
    exec runuser -u "$(stat -c %U "$data")" -- "$@"
  fi
  exec "$@"
)

# The command of the server, for the embedded database.
program=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/apps/cli/bin/ludoteca.mjs
embedded() {
  as_owner node "$program" "$@" --data "$data"
}

# The address of PostgreSQL without the password, which goes through the environment: everybody can read arguments.
if [ -n "$DATABASE_URL" ]; then
  export DATABASE_URL
  address=$(node -p 'const url = new URL(process.env.DATABASE_URL); url.password = ""; url.href')
  PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
  if [ -n "$PGPASSWORD" ]; then export PGPASSWORD; else unset PGPASSWORD; fi
fi

# Writes PostgreSQL into a file, which is complete as soon as it has its name.
dump_postgres() {
  scraps+=("$1.new")
  as_owner pg_dump --format=custom --no-owner --no-privileges --dbname="$address" > "$1.new"
  mv "$1.new" "$1"
}

# Stops the processes that systemd runs.
stop_server() {
  [ -d /run/systemd/system ] || return 0
  mapfile -t units < <(
    systemctl list-units --plain --no-legend --state=active ludoteca.service 'ludoteca@*.service' | cut -d ' ' -f 1
  )
  [ "${#units[@]}" = 0 ] || systemctl stop "${units[@]}"
}

# However it ends: nothing is left behind, and whatever was stopped runs again.
units=()
scraps=()
at_end() {
  rm -f "${scraps[@]}"
  [ "${#units[@]}" = 0 ] || systemctl start "${units[@]}"
}
trap at_end EXIT
