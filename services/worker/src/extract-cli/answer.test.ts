import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { ExtractedSegment } from '@tallyport/reading/extract';
import { expect, test } from 'vitest';
import { answerOf } from './answer.js';

function reading(value: string): Reading {
  return { value, raw: value, place: null, method: 'text layer', confidence: 0.9 };
}

function segment(
  over: Partial<ExtractedSegment> & { type?: ExtractedSegment['segment']['type']; title?: string; pages?: number },
): ExtractedSegment {
  const { type = 'CIV', title = null, pages = 1, ...rest } = over;
  return { segment: { fromPage: 1, toPage: pages, type, title, confidence: 0.9 }, kind: 'invoice', header: {}, lines: [], ...rest };
}

test('amounts are numbers, and numbers of papers stay text', () => {
  const invoice = segment({
    header: { invoice_number: reading('00376'), total_amount: reading('465.67') },
    lines: [{ hs_code: reading('090210'), quantity: reading('12') }],
  });
  expect(answerOf({ segments: [invoice] }, 7)).toEqual({
    doc_type: 'CIV',
    fields: { invoice_number: '00376', total_amount: 465.67 },
    lines: [{ hs_code: '090210', quantity: 12 }],
    confidence: { invoice_number: 0.9, total_amount: 0.9 },
    elapsed_ms: 7,
  });
});

test('the containers of a waybill are a field, not lines', () => {
  const waybill = segment({ type: 'HBL', kind: 'waybill', lines: [{ number: reading('MSKU9070323') }] });
  expect(answerOf({ segments: [waybill] }, 1)).toMatchObject({
    doc_type: 'HBL',
    fields: { containers: [{ number: 'MSKU9070323' }] },
    lines: [],
  });
});

test('another paper lists its containers, or the one that it names', () => {
  const invoice = segment({ header: { container_number: reading('MSKU9070323') } });
  expect(answerOf({ segments: [invoice] }, 1).fields['containers']).toEqual([{ number: 'MSKU9070323' }]);
});

test('a file with several documents answers with its longest', () => {
  expect(answerOf({ segments: [segment({}), segment({ type: 'PKL', pages: 3 })] }, 1).doc_type).toBe('PKL');
});

test('of documents of the same length the first that makes a record answers', () => {
  const contract = segment({ type: 'other', kind: null, title: 'sales contract' });
  expect(answerOf({ segments: [contract, segment({}), segment({ type: 'PKL', kind: 'packing-list' })] }, 1).doc_type).toBe('CIV');
});

test.each([
  ['shipping instruction', 'other:shipping instruction'],
  [undefined, 'other'],
])('a paper of another type answers with its title: %s', (title, expected) => {
  expect(answerOf({ segments: [segment({ type: 'other', kind: null, ...(title === undefined ? {} : { title }) })] }, 1).doc_type).toBe(
    expected,
  );
});

test('a file without documents has no type', () => {
  expect(answerOf({ segments: [] }, 1).doc_type).toBeNull();
});
