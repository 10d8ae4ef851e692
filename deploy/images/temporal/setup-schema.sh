#!/bin/sh
# Makes Temporal's two databases, or brings them to this version. May be repeated.
set -eu
for name in temporal visibility; do
  database=temporal
  [ "$name" = temporal ] || database=temporal_visibility
  temporal-sql-tool --database "$database" create
  temporal-sql-tool --database "$database" setup-schema --version 0.0
  temporal-sql-tool --database "$database" update-schema --schema-dir "/etc/temporal/schema/postgresql/v12/$name/versioned"
done
