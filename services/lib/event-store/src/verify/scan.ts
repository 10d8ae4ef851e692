import type pg from 'pg';

const ROWS_AT_ONCE = 2_000;

/** The rows of a query, a few thousand at a time, through a cursor of the open transaction. */
export async function* scan<Row extends pg.QueryResultRow>(client: pg.ClientBase, text: string): AsyncGenerator<Row[]> {
  await client.query(`declare scan no scroll cursor for ${text}`);
  let fetching = fetchRows<Row>(client);
  for (;;) {
    const rows = await fetching;
    if (rows.length === 0) break;
    // PostgreSQL prepares the next rows while these are looked at.
    fetching = fetchRows<Row>(client);
    yield rows;
  }
  await client.query('close scan');
}

async function fetchRows<Row extends pg.QueryResultRow>(client: pg.ClientBase): Promise<Row[]> {
  const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from scan`);
  return rows;
}
