import type pg from 'pg';
import { PROJECTIONS } from '../projections/projections.js';

/** One hash per table over all its rows, whatever their order: two read models with the same hashes hold the same. */
export async function readModelHashes(owner: pg.Pool, alsoApplied = true): Promise<Record<string, string>> {
  const tables = [...PROJECTIONS.flatMap((projection) => projection.tables), ...(alsoApplied ? ['applied'] : [])];
  const hashes: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await owner.query<{ hash: string; rows: number }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as hash from read_model.${table} t`,
    );
    hashes[table] = `${rows[0]?.rows} rows ${rows[0]?.hash}`;
  }
  return hashes;
}
