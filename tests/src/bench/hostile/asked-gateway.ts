import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { startChild } from '@tallyport/local/processes/child';
import { freePort } from '@tallyport/local/processes/free-port';
import { startPostgres } from '@tallyport/local/test-engines';
import { until } from '../../support/until.js';
import { gatewayVariables } from '../gateway-variables.js';
import { writeListedJobs } from '../list/listed-jobs.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const LAG = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)$/mu;

/** A gateway as a process of its own, to which files are sent; it has no workflows, so nothing comes of those that it takes. */
export interface AskedGateway {
  /** Sends a file as a browser does, and answers with the status; null where the connection was closed. */
  upload(name: string, bytes: Buffer): Promise<number | null>;
  /** Sends a JSON body without a token to a call that anybody may make, or to one of members, and answers with the status. */
  post(path: 'login' | 'parties', body: string): Promise<number | null>;
  /** The event loop delay that one in a hundred turns exceeded since the last question, in milliseconds. */
  lagP99(): Promise<number>;
  close(): Promise<void>;
}

export async function startAskedGateway(): Promise<AskedGateway> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const { orgId, token } = await writeListedJobs(database.pool());
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'tallyport-bench-')), await freePort()];
  const child = await startChild({
    name: 'gateway',
    command: process.execPath,
    args: [GATEWAY],
    env: { ...gatewayVariables(database, folder), PORT: String(port) },
    logFile: join(folder, 'gateway.log'),
  });
  const jobs = `http://127.0.0.1:${port}/api/v1/orgs/${orgId}/work_orders`;
  const headers = { authorization: `Token ${token}` };
  const list = async (): Promise<string | null> => {
    const answer = await fetch(`${jobs}?page=1&page_size=1`, { headers }).catch(() => null);
    if (answer?.ok !== true) return null;
    const { results } = (await answer.json()) as { results: { id: string }[] };
    return results[0]?.id ?? null;
  };
  const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const close = async (): Promise<void> => {
    await child.stop();
    await database.drop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until('the gateway answers', async () => (await list()) !== null);
  } catch (error) {
    await close();
    throw error;
  }
  const documents = `${jobs}/${(await list()) ?? ''}/documents`;
  return {
    async upload(name, bytes) {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(bytes)]), name);
      // Whoever sends too much may find the connection closed before the answer is read.
      const answer = await fetch(documents, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) }).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? null;
    },
    async post(path, body) {
      const url = path === 'login' ? `http://127.0.0.1:${port}/api/v1/login` : `http://127.0.0.1:${port}/api/v1/orgs/${orgId}/parties`;
      const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(30_000) };
      const answer = await fetch(url, request).catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? null;
    },
    async lagP99() {
      return Number(LAG.exec(await metrics())?.[1] ?? Number.NaN) * 1_000;
    },
    close,
  };
}
