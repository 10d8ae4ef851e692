import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@tallyport/database/testing/test-database';
import { startPostgres } from '@tallyport/local/test-engines';
import type { Bench } from '../bench.js';
import { gatewayVariables } from '../gateway-variables.js';
import { type BenchLine, judged, type VoidLine } from '../goal.js';
import { compareBesideControl, type Rounds } from '../harness.js';
import { ListServer } from '../list/list-server.js';
import { writeOpenExports } from './open-exports.js';

const GATEWAY = join(import.meta.dirname, '../../../../services/gateway/dist/main.js');
const EXPORTS = 10_000;
const PAGE_SIZE = 50;

/** P29: the cockpit's list of 10,000 open exports: its last page against its first, each asked of a gateway of its own. */
export const deepPages: Bench = {
  id: 'P29',
  title: 'the last page of 10,000 open exports against the first',
  async *run(say, rounds) {
    const postgres = await startPostgres({ settings: ['shared_buffers=256MB'] });
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    try {
      const database = await createTestDatabase(postgres.url);
      const { orgId, token } = await writeOpenExports(database.pool(), EXPORTS);
      const page = (number: number, name: string) =>
        ListServer.start(
          { name, entry: GATEWAY, token, path: `/api/v1/orgs/${orgId}/exports?page=${number}&page_size=${PAGE_SIZE}` },
          gatewayVariables(database, blobs),
        );
      const servers = await Promise.all([page(1, 'first'), page(EXPORTS / PAGE_SIZE, 'last'), page(EXPORTS / PAGE_SIZE, 'same')]);
      try {
        yield* await measure(servers, rounds, say);
      } finally {
        await Promise.all(servers.map((server) => server.close()));
      }
      await database.drop();
    } finally {
      await postgres.stop();
      await rm(blobs, { recursive: true, force: true });
    }
  },
};

async function measure(
  [first, last, same]: readonly [ListServer, ListServer, ListServer],
  rounds: Rounds,
  say: (progress: string) => void,
): Promise<(BenchLine | VoidLine)[]> {
  for (const server of [last, first]) {
    const { count, results } = JSON.parse(await server.ask()) as { count: number; results: unknown[] };
    deepStrictEqual([count, results.length], [EXPORTS, PAGE_SIZE]);
  }
  say('the last page against the first, and against itself');
  const { speed, alike } = await compareBesideControl(first, last, same, rounds);
  say(`gave ${speed.median.toFixed(2)} and ${alike.speed.median.toFixed(2)}`);
  return [judged({ id: 'P29', what: 'last page of 10,000 exports: time of a page', ratio: speed, goal: { atMost: 1.5 } }, alike.speed)];
}
