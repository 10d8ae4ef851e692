#!/bin/sh
# Runs once, when PostgreSQL makes its data: Temporal keeps its two databases in the same server, under an account of its own
# that may read nothing of ours.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$TEMPORAL_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role temporal login createdb password :'password';
SQL
