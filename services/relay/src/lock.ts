import { setTimeout as sleep } from 'node:timers/promises';
import { endOnTimeout } from '@tallyport/database/end-on-timeout';
import { keepAlive } from '@tallyport/database/keep-alive';
import type { Log } from '@tallyport/runtime/log';
import pg from 'pg';

/** "tallyport relay" as a number: any fixed key serves. */
const LOCK = 7_411_055;

export interface HeldLock {
  readonly client: pg.Client;
  /** Rejects when the connection that holds the lock is lost: somebody else may be the relay now. */
  readonly lost: Promise<never>;
  release(): Promise<void>;
}

/** A standby relay looks as often whether the lock is free. */
const LOOK_MS = 500;
/** How long a statement may stay without an answer. */
const ANSWER_MS = 5_000;

/**
 * The database ends a session that is not heard of for so long, and frees the lock: the relay may be gone behind a network
 * that forgot its connection.
 */
const SESSION_OPTIONS = '-c idle_session_timeout=10s';

/**
 * Waits until this process is the only relay. The lock belongs to one connection, and every pass runs on that same
 * connection, so a relay that lost its lock cannot number anything.
 */
export async function holdRelayLock(url: string, log: Log, signal: AbortSignal): Promise<HeldLock> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tallyport-relay-lock',
    connectionTimeoutMillis: 3_000,
    query_timeout: ANSWER_MS,
    options: SESSION_OPTIONS,
    keepAlive: true,
  });
  endOnTimeout(client);
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection of the relay lock ended')));
  });
  lost.catch(() => undefined);
  await client.connect();
  try {
    await takeLock(client, log, signal);
  } catch (error) {
    await client.end();
    throw error;
  }
  keepAlive(client);
  return { client, lost, release: () => client.end() };
}

async function takeLock(client: pg.Client, log: Log, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
    if (rows[0]?.got) return;
    if (isFirst) log.info('another relay is at work; waiting for its lock');
    await sleep(LOOK_MS, undefined, { signal });
  }
}
