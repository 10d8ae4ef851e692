import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { describe, expect, test } from 'vitest';
import { recordDecider } from './decider.js';
import { NO_RECORD, type RecordState } from './state.js';

const ids = { recordId: 'a', workOrderId: 'b', kind: 'invoice' } as const;
const source = { documentId: null, attempt: 1, fromPage: 1, toPage: 1, documentType: 'CIV' };
const reading = (value: string | null, method: Reading['method']): Reading => ({ value, raw: null, place: null, method, confidence: 0.9 });
const told = (events: readonly RecordEvent[]) => events.reduce<RecordState>(recordDecider.evolve, NO_RECORD);
const infer = (value: string | null, state: RecordState, lineId = '1') =>
  recordDecider.decide({ type: 'infer', ...ids, lines: [{ lineId, fields: { hs_code: reading(value, 'inferred') } }] }, state);

const extracted = (fields: Record<string, Reading>): RecordEvent[] => [
  { type: 'record.extracted', data: { ...ids, source, fields: {}, lineCount: 1 } },
  { type: 'record.lines-extracted', data: { ...ids, from: 0, lines: [{ lineId: '1', fields }] } },
];

describe('A code that is inferred', () => {
  test('fills an empty field, once', () => {
    const before = told(extracted({}));
    const [event, ...others] = infer('610910', before);
    expect([event?.type, others.length]).toEqual(['record.lines-inferred', 0]);
    const after = told([...extracted({}), ...(event ? [event] : [])]);
    expect(infer('610910', after)).toEqual([]);
    expect(infer('610990', after)).toHaveLength(1);
    expect(infer(null, after)).toHaveLength(1);
  });

  test('leaves what was read', () => {
    expect(infer('610910', told(extracted({ hs_code: reading('950300', 'text layer') })))).toEqual([]);
  });

  test('leaves what a person wrote, also where they wrote nothing', () => {
    for (const next of ['950300', null]) {
      const changes = [{ field: 'hs_code', previous: '1', next }];
      const amended: RecordEvent = { type: 'record.line-amended', data: { ...ids, lineId: '1', changes } };
      expect(infer('610910', told([...extracted({ hs_code: reading('1', 'ocr') }), amended]))).toEqual([]);
    }
  });

  test('has no line to stand on where the line is gone', () => {
    expect(infer('610910', told(extracted({})), '2')).toEqual([]);
  });
});
