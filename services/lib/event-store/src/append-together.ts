import { failPoint } from '@tallyport/runtime/fail-point';
import type pg from 'pg';
import { appendStatement } from './append-statement.js';
import { type Append, prepareEvents } from './prepare-events.js';
import { isUniqueViolation } from './unique-violation.js';

/**
 * Records events at the end of several streams of one org in one transaction: facts that must never stand one without the
 * other. Answers false, with nothing recorded, when a stream is not where its append says or an event is there already; the
 * caller then writes stream by stream, as for a repeat.
 */
export async function appendTogether(pool: Pick<pg.Pool, 'connect'>, requests: readonly Append[]): Promise<boolean> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    await client.query('begin');
    isWhole = await insertAll(client, requests);
    await client.query(isWhole ? 'commit' : 'rollback');
    client.release();
    return isWhole;
  } catch (error) {
    // Closing the connection ends the transaction, whatever state both are in.
    client.release(true);
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function insertAll(client: pg.ClientBase, requests: readonly Append[]): Promise<boolean> {
  for (const request of requests) {
    const { events, columns } = prepareEvents(request);
    await failPoint('append.before-insert');
    const { rowCount } = await client.query({
      ...appendStatement(events.length),
      values: [request.orgId, request.after.streamPosition, request.after.hash, ...columns],
    });
    if (rowCount !== events.length) return false;
    await failPoint('append.after-insert');
  }
  return true;
}
