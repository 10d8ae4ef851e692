import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import { EXTRACTION_STEPS, type ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.js';
import { type ExtractionCommand, extractionDecider } from './extraction-decider.js';

const documentId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c01';
const workOrderId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7c02';
const wish = { documentId, workOrderId, hash: 'ab'.repeat(32), mediaType: 'application/pdf', bytes: 10, priority: 2 } as const;
const request: ExtractionCommand = { type: 'request', request: wish };
const requested = (attempt: number): ExtractionEvent => ({ type: 'extraction.requested', data: { ...wish, attempt } });
const of = (attempt: number) => ({ documentId, workOrderId, attempt });
const finish = (step: ExtractionStep, attempt = 1): ExtractionCommand => ({
  type: 'finish-step',
  ...of(attempt),
  step,
  summary: 'done',
  pages: null,
  values: null,
});
const finished = (step: ExtractionStep, attempt = 1): ExtractionEvent => ({
  type: 'extraction.step-finished',
  data: { ...of(attempt), step, summary: 'done', pages: null, values: null },
});
const failed = (step: ExtractionStep): ExtractionEvent => ({
  type: 'extraction.failed',
  data: { ...of(1), step, reason: 'password', message: 'asks for a password' },
});
const page = (number: number, attempt = 1) => ({ ...of(attempt), page: number, of: 3, method: 'ocr' as const, words: 5, elapsedMs: 9 });

const reading = (...events: ExtractionEvent[]) => given(extractionDecider, events);
const all = EXTRACTION_STEPS.map((step) => finished(step));

const NO_SPENDING = { tokensIn: 0, tokensOut: 0, costMicros: null, latencyMs: 0, agreed: 0, added: 0, unverified: 0, refused: 0 };

describe('extractionDecider', () => {
  test('attempts are counted, and never two at once', () => {
    reading().when(request).then(requested(1));
    reading(requested(1)).when(request).thenRejected('extraction.still-running');
    reading(requested(1), failed('processing')).when(request).then(requested(2));
    reading(requested(1), ...all)
      .when(request)
      .then(requested(2));
  });

  test('steps are finished in their order and once', () => {
    reading(requested(1)).when(finish('preprocessing')).then();
    reading(requested(1)).when(finish('uploading')).then(finished('uploading'));
    reading(requested(1), finished('uploading')).when(finish('uploading')).then();
  });

  test('nothing is recorded for an attempt that has ended, or for another one', () => {
    reading(requested(1), failed('uploading')).when(finish('uploading')).then();
    reading(requested(1)).when(finish('uploading', 2)).then();
    reading(requested(1), ...all)
      .when({ type: 'cancel', ...of(1), reason: 'person' })
      .then();
  });

  test('a question to a model has one outcome', () => {
    const asked = { ...of(1), question: 0, model: 'm', outcome: 'fallback', reason: 'timeout', ...NO_SPENDING } as const;
    const event: ExtractionEvent = { type: 'extraction.model-asked', data: asked };
    reading(requested(1)).when({ type: 'record-model-asked', asked }).then(event);
    reading(requested(1), event).when({ type: 'record-model-asked', asked }).then();
    reading(requested(1), failed('analyzing')).when({ type: 'record-model-asked', asked }).then();
  });

  test('what a model said of goods is recorded while the attempt is open', () => {
    const said = { key: 'flask', description: 'Flask', offered: ['961700'], code: '961700', because: '', rejected: [], fallback: null };
    const judged = { ...of(1), model: 'm', goods: [said] };
    reading(requested(1)).when({ type: 'record-goods-judged', judged }).then({ type: 'extraction.goods-judged', data: judged });
    reading(requested(1), failed('analyzing')).when({ type: 'record-goods-judged', judged }).then();
  });

  test('a page is read once', () => {
    const read: ExtractionEvent = { type: 'extraction.page-read', data: page(1) };
    reading(requested(1))
      .when({ type: 'record-page', page: page(1) })
      .then(read);
    reading(requested(1), read)
      .when({ type: 'record-page', page: page(1) })
      .then();
  });

  test('an attempt after one that broke off goes on at the first unfinished step', () => {
    const brokenOff = [requested(1), finished('uploading'), failed('preprocessing'), requested(2)];
    reading(...brokenOff)
      .when(finish('uploading', 2))
      .then();
    reading(...brokenOff)
      .when(finish('preprocessing', 2))
      .then(finished('preprocessing', 2));
  });

  test('an attempt that is to begin anew does, also after one that broke off', () => {
    const anew: ExtractionEvent = { type: 'extraction.requested', data: { ...wish, attempt: 2, anew: true } };
    reading(requested(1), finished('uploading'), failed('preprocessing'))
      .when({ type: 'request', request: { ...wish, anew: true } })
      .then(anew);
    reading(requested(1), finished('uploading'), failed('preprocessing'), anew).when(finish('uploading', 2)).then(finished('uploading', 2));
  });

  test('an attempt after a whole reading begins anew', () => {
    reading(requested(1), ...all, requested(2))
      .when(finish('uploading', 2))
      .then(finished('uploading', 2));
  });

  test('a failure without a step is one of the step under way', () => {
    const events = extractionDecider.decide(
      { type: 'fail', ...of(1), step: null, reason: 'timeout', message: 'too long', page: 2 },
      [requested(1), finished('uploading')].reduce(
        (state, event) => extractionDecider.evolve(state, event),
        extractionDecider.initialState,
      ),
    );
    expect(events).toMatchObject([{ type: 'extraction.failed', data: { step: 'preprocessing', reason: 'timeout', page: 2 } }]);
  });
});
