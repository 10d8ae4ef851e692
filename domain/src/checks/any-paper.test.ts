import { type ByField, HEADER_FIELDS, LINE_FIELDS, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { expect, test } from 'vitest';
import { seededRandom } from '../classification/fitting/seeded-random.js';
import { Papers } from './papers.js';
import { runChecks } from './run-checks.js';
import { tallyOf } from './tally.js';
import { NO_OVERRIDES } from './testing/no-overrides.js';
import { SAMPLE_ROWS } from './testing/sample-rows.js';

const JOBS = 300;
/** What papers, and those who write them, may bring for any field. */
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e999999999',
  'NaN',
  '9'.repeat(60),
  '2026-02-31',
  'Y',
  'GEN',
  '中国',
  '(((',
  '\u0000',
  '/',
  'CSQU3054383',
  '61',
];

function recordOf(kind: RecordKind, one: <T>(list: readonly T[]) => T, id: number): ShippingRecord {
  const shown = (): ShownValue => ({
    value: one(ODD),
    raw: null,
    place: null,
    method: 'text layer',
    confidence: 0.5,
    by: null,
    offered: null,
  });
  const filled = (fields: object): ByField<ShownValue> =>
    Object.fromEntries((Object.keys(fields) as RecordField[]).flatMap((field) => (one([true, false]) ? [[field, shown()]] : [])));
  const lines = Array.from({ length: one([0, 1, 3]) }, (_, index) => ({ line_id: `${id}/${index}`, fields: filled(LINE_FIELDS[kind]) }));
  const place = { document_id: null, document_type: one(['HBL', 'MBL', 'AWB', 'CIV', 'APD', null]), from_page: null, to_page: null };
  return {
    id: String(id),
    kind,
    work_order_id: '1',
    ...place,
    fields: filled(HEADER_FIELDS[kind]),
    lines,
    withdrawn: false,
    stream_position: 1,
  };
}

test(`whatever stands on ${JOBS} jobs' papers, every rule has an answer, and the same one again`, () => {
  for (let seed = 1; seed <= JOBS; seed++) {
    const random = seededRandom(seed);
    const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const records = Array.from({ length: 12 }, (_, id) => recordOf(one(RECORD_KINDS), one, id));
    const check = (papers: readonly ShippingRecord[]) =>
      runChecks(new Papers(papers, { duplicates: [], documentTypes: new Set(['IMP']), earlierPrices: [] }), SAMPLE_ROWS, NO_OVERRIDES);
    const findings = check(records);
    expect(check(records.toReversed())).toEqual(findings);
    expect(Object.values(tallyOf(findings)).reduce((sum, count) => sum + count, 0)).toBe(findings.length);
  }
});
