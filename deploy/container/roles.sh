#!/bin/sh
# Makes both roles and the database, as deploy/machines has them, with passwords from files; PostgreSQL keeps of a password
# what it computes of it. The entrypoint of the image may take these lines into its own shell: no variable is required to
# be set there.
set -e
database=$(cat "${SECRETS:-/run/secrets}/database_password")
owner=$(cat "${SECRETS:-/run/secrets}/owner_password")
sed -e "s/@DATABASE_SCRAM@/$database/" -e "s/@OWNER_SCRAM@/$owner/" "${ROLES:-/cofre/roles.sql}" |
  psql --no-psqlrc --quiet --username=postgres --dbname=postgres
