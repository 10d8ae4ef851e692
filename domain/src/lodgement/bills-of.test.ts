import { expect, test } from 'vitest';
import { type BillKind, billsOf, type JobWaybill } from './bills-of.js';

function waybill(id: string, documentType: string | null, numbers: Partial<JobWaybill> = {}): JobWaybill {
  return { id, documentType, houseNumber: null, masterNumber: null, ...numbers };
}

const HOUSE = waybill('house', 'HBL');
const MASTER = waybill('master', 'MBL');
const OTHER = waybill('other', 'BL');
const CHOSEN = { outcome: 'chosen', houses: [], masters: [] };

test.each<readonly [string, readonly JobWaybill[], unknown]>([
  ['a house bill', [HOUSE], { ...CHOSEN, houses: ['house'] }],
  ['a master bill', [MASTER], { ...CHOSEN, masters: ['master'] }],
  ['both, and a paper that is neither', [MASTER, OTHER, HOUSE], { ...CHOSEN, houses: ['house'], masters: ['master'] }],
  ['a house air waybill', [waybill('house', 'HAWB')], { ...CHOSEN, houses: ['house'] }],
  ['an air waybill of the carrier', [waybill('master', 'AWB')], { ...CHOSEN, masters: ['master'] }],
  ['a bill that names its master', [waybill('house', 'BL', { masterNumber: 'CLNT1' })], { ...CHOSEN, houses: ['house'] }],
  ['no waybill', [], { outcome: 'refused', code: 'select-house-or-master' }],
  ['fault 53: a bill that is neither house nor master', [OTHER], { outcome: 'refused', code: 'select-house-or-master' }],
  ['a paper without a type', [waybill('other', null)], { outcome: 'refused', code: 'select-house-or-master' }],
  [
    'fault 53: a master bill for goods under a house bill',
    [waybill('m', 'MBL', { houseNumber: 'NGB1' })],
    { outcome: 'refused', code: 'select-house' },
  ],
  [
    'that house bill beside it',
    [waybill('master', 'MBL', { houseNumber: 'NGB1' }), HOUSE],
    { ...CHOSEN, houses: ['house'], masters: ['master'] },
  ],
])('%s', (_what, waybills, expected) => {
  expect(billsOf(waybills, new Map())).toEqual(expected);
});

test('what a person marked a paper as goes before its type', () => {
  const marks = (kind: BillKind) => new Map([['other', kind]]);
  expect(billsOf([OTHER], marks('house'))).toEqual({ ...CHOSEN, houses: ['other'] });
  expect(billsOf([OTHER], marks('master'))).toEqual({ ...CHOSEN, masters: ['other'] });
  expect(billsOf([HOUSE], new Map([['house', 'other']]))).toEqual({ outcome: 'refused', code: 'select-house-or-master' });
});
