import { Extraction } from '@tallyport/contracts/document-extraction/document';
import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import { expect, test } from 'vitest';
import type { FoldedEnvelope } from '../fold.js';
import { type ExtractionView, foldExtraction } from './fold-extraction.js';

const DOCUMENT = '00000000-0000-4000-8000-000000000001';
const of = (attempt: number) => ({ documentId: DOCUMENT, workOrderId: '00000000-0000-4000-8000-000000000002', attempt });

const requested = (attempt = 1): ExtractionEvent => ({
  type: 'extraction.requested',
  data: { ...of(attempt), hash: 'h', mediaType: 'application/pdf', bytes: 1, priority: 2 },
});
const finished = (index: number, attempt = 1): ExtractionEvent => ({
  type: 'extraction.step-finished',
  data: {
    ...of(attempt),
    step: EXTRACTION_STEPS[index] ?? 'completed',
    summary: '',
    pages: index === 1 ? 3 : null,
    values: index === 10 ? 7 : null,
  },
});
const pageRead = (page: number, attempt = 1): ExtractionEvent => ({
  type: 'extraction.page-read',
  data: { ...of(attempt), page, of: 3, method: 'ocr', words: 100, elapsedMs: 900 },
});
const failed = (attempt = 1): ExtractionEvent => ({
  type: 'extraction.failed',
  data: { ...of(attempt), step: 'extracting', reason: 'unreadable', message: 'Nothing can be read.' },
});

function envelope(streamPosition: number): FoldedEnvelope {
  const commandId = '00000000-0000-4000-8000-000000000003';
  const metadata = {
    actor: { kind: 'machine', process: 'extraction' } as const,
    commandId,
    correlationId: commandId,
    causationId: null,
    workflowId: null,
    runId: null,
  };
  return {
    streamId: `extraction/${DOCUMENT}`,
    streamPosition,
    recordedAt: `2026-03-14T10:00:${String(streamPosition).padStart(2, '0')}.000Z`,
    metadata,
  };
}

function folded(...events: ExtractionEvent[]): ExtractionView | null {
  return events.reduce<ExtractionView | null>((view, event, index) => foldExtraction(view, event, envelope(index + 1)), null);
}

test('a requested reading waits in line and has not started', () => {
  expect(folded(requested())).toMatchObject({ state: 'waiting', step: null, started_at: null, attempt: 1 });
});

test('when a step is finished the next one is under way, and after the last one the reading is complete', () => {
  const steps = EXTRACTION_STEPS.map((_, index) => finished(index));
  expect(folded(requested(), ...steps.slice(0, 4))).toMatchObject({ state: 'running', step: 'extracting', pages: 3, ended_at: null });
  expect(folded(requested(), ...steps)).toMatchObject({
    state: 'completed',
    step: 'completed',
    values: 7,
    ended_at: '2026-03-14T10:00:12.000Z',
  });
});

test('pages are told one by one', () => {
  const view = folded(requested(), finished(0), pageRead(1), pageRead(2));
  expect(view?.pages_read.map(({ page }) => page)).toEqual([1, 2]);
  expect(view).toMatchObject({ pages: 3, started_at: '2026-03-14T10:00:02.000Z' });
});

test('a failure says at which step and why', () => {
  expect(folded(requested(), finished(0), failed())).toMatchObject({
    state: 'failed',
    step: 'extracting',
    failure: { reason: 'unreadable' },
  });
  const ofPage: ExtractionEvent = { ...failed(), data: { ...failed().data, page: 3 } } as ExtractionEvent;
  expect(folded(requested(), finished(0), ofPage)).toMatchObject({ failure: { page: 3 } });
});

test('an attempt after one that broke off keeps what was done, and what the older one tells late changes nothing', () => {
  const view = folded(requested(), finished(0), pageRead(1), failed(), requested(2), pageRead(2, 1), failed(1));
  expect(view).toMatchObject({ attempt: 2, state: 'waiting', failure: null, stream_position: 7 });
  expect([view?.steps.length, view?.pages_read.length]).toEqual([1, 1]);
});

test('an attempt that is to begin anew keeps nothing of one that broke off', () => {
  const again = requested(2);
  if (again.type !== 'extraction.requested') throw new Error('this is no request');
  const anew: ExtractionEvent = { ...again, data: { ...again.data, anew: true } };
  expect(folded(requested(), finished(0), pageRead(1), failed(), anew)).toMatchObject({
    attempt: 2,
    step: null,
    steps: [],
    pages_read: [],
  });
});

test('an attempt after a whole reading begins anew', () => {
  const whole = EXTRACTION_STEPS.map((_, index) => finished(index));
  expect(folded(requested(), ...whole, requested(2))).toMatchObject({ attempt: 2, step: null, steps: [], pages_read: [], values: null });
});

test('with its place in line and the org’s pace the view is the wire’s extraction', () => {
  const view = folded(requested(), finished(0), pageRead(1));
  expect(Extraction.parse({ ...view, ahead: null, pace: null })).toMatchObject({ document_id: DOCUMENT });
});
