import type pg from 'pg';

const EVERY_MS = 2_000;

/**
 * Asks a connection that mostly listens, or holds a lock, for a sign of life every two seconds until it ends: a peer that is
 * silent looks like one that has nothing to say, and TCP keepalives say only that some machine is there. Where silence ends
 * the connection, its `end` event tells whoever waits on it.
 */
export function keepAlive(client: pg.ClientBase): void {
  let pause: NodeJS.Timeout | undefined;
  const ask = () => {
    client.query('select 1').then(askLater, () => undefined);
  };
  const askLater = () => {
    pause = setTimeout(ask, EVERY_MS);
  };
  client.once('end', () => clearTimeout(pause));
  askLater();
}
