import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** A typed query builder over a pool. The table types stand beside the migration that made the tables. */
export function kyselyOf<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
