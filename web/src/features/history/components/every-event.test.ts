import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { historyOf, NO_CONTEXT } from '@tallyport/domain/work-order/fold-history';
import { expect, test } from 'vitest';
import { texts } from '../../../i18n/en/job.js';

const goldenEvents = import.meta.glob<DomainEvent>('../../../../../contracts/fixtures/events/*.json', { eager: true, import: 'default' });
const id = '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001';
const circumstances = { actor: { kind: 'person', userId: id }, commandId: id, correlationId: id, causationId: null } as const;
const logged: LoggedEvent = {
  orgId: id,
  streamId: `work-order/${id}`,
  streamPosition: 1,
  eventId: id,
  jobId: id,
  type: '',
  schemaVersion: 1,
  data: null,
  metadata: { ...circumstances, workflowId: null, runId: null },
  recordedAt: '2026-03-11T03:32:08Z',
  epoch: id,
  position: 1,
  lane: 0,
  previous: 0,
};
const sentences: Readonly<Record<string, string>> = texts.history.events;
const fields: Readonly<Record<string, unknown>> = { ...texts.history.fields, ...texts.recordFields };

const entries = Object.values(goldenEvents).flatMap((event) => historyOf(event, logged, NO_CONTEXT));

test('there are golden events of every kind of change', () => {
  expect(new Set(entries.map(({ event_type }) => event_type)).size).toBeGreaterThan(20);
});

test.each(entries)('the history has words for $event_type $field', ({ event_type, field }) => {
  expect(sentences[event_type] ?? fields[field ?? '']).toBeDefined();
});
