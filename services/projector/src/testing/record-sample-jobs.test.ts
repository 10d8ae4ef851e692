import { EVENTS } from '@tallyport/contracts/events';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { expect, test } from 'vitest';
import { recordSampleJobs } from './record-sample-jobs.js';

/** What the operator's erasure records, in tests of its own. */
const ERASURE = 'stream.erased';

test('the sample jobs record every event, so that read models are compared over each of them', async () => {
  const told = new Set<string>([ERASURE]);
  const journal = {
    record: (_streamId: string, _jobId: string | null, events: readonly { type: string }[]) => {
      for (const { type } of events) told.add(type);
      return Promise.resolve();
    },
    number: () => Promise.resolve(),
  };
  await recordSampleJobs(journal, 50, seededRandom(1));
  expect([...told].toSorted()).toEqual(EVENTS.map(({ type }) => type).toSorted());
});
