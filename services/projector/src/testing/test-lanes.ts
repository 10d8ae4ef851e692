import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { createLog } from '@tallyport/runtime/log';
import type { Projection } from '../projection.js';
import { PROJECTIONS } from '../projections/projections.js';
import { currentEpoch, openCheckpoints } from '../runner/checkpoint.js';
import { Lanes } from '../runner/lanes.js';
import { projectorMetrics } from '../runner/metrics.js';

export const QUIET = createLog('projector-test', 'silent');
export const NO_BEAT = () => Promise.resolve();

/** What one projector process holds, without Kafka: its own pool, and lanes that are opened. */
export async function testLanes(database: TestDatabase, projections: readonly Projection[] = PROJECTIONS): Promise<Lanes> {
  const pool = database.pool('projector', 6);
  const epoch = await currentEpoch(pool);
  await openCheckpoints(pool, epoch, projections);
  return new Lanes({ pool, epoch, projections, log: QUIET, metrics: projectorMetrics() });
}
