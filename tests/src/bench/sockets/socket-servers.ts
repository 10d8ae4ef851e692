import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { TestFeed } from '@tallyport/gateway/testing/test-feed';
import { describeEnd, startChild } from '@tallyport/local/processes/child';
import { freePort } from '@tallyport/local/processes/free-port';
import { startPostgres } from '@tallyport/local/test-engines';
import { until } from '../../support/until.js';
import { gatewayVariables } from '../gateway-variables.js';
import type { Asked } from '../list/list-client.js';
import { writeListedJobs } from '../list/listed-jobs.js';
import { Crowd } from './crowd.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const BARE = join(import.meta.dirname, 'bare-socket-server.js');
/** One person may have 40 sockets. */
const PEOPLE = 30;

export interface SocketServer {
  readonly pid: number;
  readonly port: number;
  /** Where a socket is opened. */
  readonly address: string;
}

/** The gateway, servers of ws alone, and who may open sockets. */
export interface SocketServers {
  readonly ours: SocketServer;
  readonly bare: SocketServer;
  readonly same: SocketServer;
  readonly tokens: readonly string[];
  /** The first page of the list of its jobs, at the gateway. */
  readonly list: Asked;
  /** Writes so many changes into the feed of the organisation. Answers their streams. */
  change(count: number): Promise<string[]>;
}

export async function withSocketServers<Result>(work: (servers: SocketServers) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
  const stops: (() => Promise<void>)[] = [];
  const start = async (name: string, entry: string, env: Readonly<Record<string, string>>): Promise<SocketServer> => {
    const port = await freePort();
    const logFile = join(folder, `${name}.log`);
    const child = await startChild({
      name,
      command: process.execPath,
      args: [entry],
      env: { ...env, PORT: String(port), NODE_ENV: 'production' },
      logFile,
    });
    stops.push(() => child.stop());
    await until(`${name} answers`, async () => {
      if (child.hasExited()) throw new Error(await describeEnd(child));
      return fetch(`http://127.0.0.1:${port}`).then(Boolean, () => false);
    });
    return { pid: child.pid, port, address: `ws://127.0.0.1:${port}` };
  };
  try {
    const database = await createTestDatabase(postgres.url);
    const { org, token } = await writeListedJobs(database.pool());
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => org.member('broker')));
    const feed = new TestFeed(database.pool());
    const gateway = await start('gateway', GATEWAY, { ...gatewayVariables(database, folder), LOG_LEVEL: 'warn' });
    const tokens = people.map(({ token }) => token);
    const address = `${gateway.address}/ws?org=${org.id}`;
    // One that just started admits nobody before it follows the feed.
    await until('a socket is let in', async () => {
      const first = new Crowd(address, tokens, 1, true);
      const isIn = await first.open().then(
        () => true,
        () => false,
      );
      if (isIn) await first.drop();
      return isIn;
    });
    return await work({
      ours: { ...gateway, address },
      bare: await start('bare', BARE, {}),
      same: await start('same', BARE, {}),
      tokens,
      list: { address: `http://127.0.0.1:${gateway.port}/api/v1/orgs/${org.id}/work_orders?page=1&page_size=25`, token },
      change: (count) => feed.add(org.id, count),
    });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Posts each of these texts to everybody who is connected to a server of ws alone. */
export async function tell(server: SocketServer, texts: readonly string[]): Promise<void> {
  await fetch(`http://127.0.0.1:${server.port}`, { method: 'POST', body: texts.join('\n') });
}
