import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@tallyport/local/test-engines';
import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { Client, Connection } from '@temporalio/client';
import { CustomsStack } from '../../support/customs-stack.js';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { BareUpdates } from '../upload/bare-updates.js';
import { takeTurns } from '../upload/take-turns.js';
import { BareLodging } from './bare-lodging.js';
import { LodgePath } from './lodge-path.js';

/** P26: from the call that lodges a declaration until customs has its bytes, against the bare calls on that way, taking turns. */
export const lodge: Bench = {
  id: 'P26',
  title: 'from Lodge to the bytes at customs against the bare calls',
  async *run(say, rounds) {
    const postgres = await startPostgres();
    const desk = await CustomsStack.open(postgres.url);
    const { address, namespace } = desk.stack.temporal;
    const connection = await Connection.connect({ address });
    const client = new Client({ connection, namespace, dataConverter: { payloadCodecs: [payloadGuard] } });
    const { database } = desk.stack.logStack;
    const bare = async (name: string) => {
      const updates = await BareUpdates.open({ database, client, address, logFile: join(tmpdir(), `tallyport-bench-${name}.log`) });
      return BareLodging.open(updates, { connection, namespace });
    };
    const [one, same] = [await bare('bare-lodging'), await bare('same-lodging')];
    try {
      say('bare against bare');
      const alike = await takeTurns(same, one, rounds);
      say('ours against bare');
      const result = await takeTurns(new LodgePath(desk), one, rounds);
      say(`ours ${result.ours.toFixed(1)} ms, bare ${result.bare.toFixed(1)} ms`);
      yield judged({ id: 'P26', what: 'Lodge -> bytes at customs', ratio: result.ratio, goal: { atMost: 1.5 } }, alike.ratio);
    } finally {
      await Promise.all([one.close(), same.close()]);
      await connection.close();
      await desk.close();
      await postgres.stop();
    }
  },
};
