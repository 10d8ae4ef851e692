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

/**
 * Waits until this process is the only relay. The lock belongs to one connection, and every pass runs on that same
 * connection, so a relay that lost its lock cannot number anything.
 */
export async function holdRelayLock(url: string, log: Log): Promise<HeldLock> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tallyport-relay-lock',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection of the relay lock ended')));
  });
  lost.catch(() => undefined);
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
  if (!rows[0]?.got) {
    log.info('another relay is at work; waiting for its lock');
    await Promise.race([client.query('select pg_advisory_lock($1)', [LOCK]), lost]);
  }
  return { client, lost, release: () => client.end() };
}
