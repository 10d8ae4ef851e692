import type pg from 'pg';

/** The one clock that all processes share: what a machine with a wrong clock would remove, others still need. */
export async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select now() as now');
  const [row] = rows;
  if (row === undefined) throw new Error('the database says no time');
  return row.now;
}
