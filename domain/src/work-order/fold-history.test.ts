import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { expect, test } from 'vitest';
import { historyOf, NO_CONTEXT } from './fold-history.js';

const [JOB, DOCUMENT] = ['0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001', '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0002'];
const LOGGED: LoggedEvent = {
  orgId: JOB,
  streamId: `extraction/${DOCUMENT}`,
  streamPosition: 3,
  eventId: JOB,
  jobId: JOB,
  type: 'extraction.failed',
  schemaVersion: 1,
  data: null,
  metadata: {
    actor: { kind: 'machine', process: 'reader' },
    commandId: JOB,
    correlationId: JOB,
    causationId: null,
    workflowId: null,
    runId: null,
  },
  recordedAt: '2026-03-14T01:00:00.000Z',
  epoch: JOB,
  position: 9,
  lane: 0,
  previous: 8,
};

type Failed = Extract<DomainEvent, { type: 'extraction.failed' }>;

test.each([
  ['its code', { reason: 'damaged' }, 'damaged'],
  ['its code and the page', { reason: 'damaged', page: 3 }, 'damaged, page 3'],
  ['the reader’s words where nobody knows the code', { reason: 'torn' }, 'The file is torn.'],
])('a reading that failed says why by %s', (_, why, note) => {
  const data: Failed['data'] = {
    documentId: DOCUMENT,
    workOrderId: JOB,
    attempt: 1,
    step: 'preprocessing',
    message: 'The file is torn.',
    ...why,
  };
  expect(historyOf({ type: 'extraction.failed', data }, LOGGED, NO_CONTEXT)).toMatchObject([{ next: 'preprocessing', note }]);
});
