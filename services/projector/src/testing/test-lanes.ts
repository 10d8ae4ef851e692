import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { Lanes } from '@tallyport/lane-consumer/lanes';
import { createLog } from '@tallyport/runtime/log';
import { memberName, type Projection } from '../projection.js';
import { PROJECTIONS } from '../projections/projections.js';
import { LiveReadModels } from '../runner/live-read-models.js';
import { CONSUMER } from '../runner/members.js';
import { projectorMetrics } from '../runner/metrics.js';

export const QUIET = createLog('projector-test', 'silent');

/** What one projector process holds, without a source: its own pool, its read models, and lanes that are opened. */
export interface TestLanes {
  readonly lanes: Lanes;
  readonly models: LiveReadModels;
}

export async function testLanes(database: TestDatabase, projections: readonly Projection[] = PROJECTIONS): Promise<TestLanes> {
  const pool = database.pool('projector', 6);
  const { epoch } = await logHead(pool);
  await openCheckpoints(pool, CONSUMER, epoch, projections.map(memberName));
  const metrics = projectorMetrics();
  const models = new LiveReadModels({ pool, epoch, projections, log: QUIET, metrics });
  return { models, lanes: new Lanes({ epoch, apply: models, log: QUIET, metrics }) };
}
