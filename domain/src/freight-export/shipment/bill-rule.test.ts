import { TARGET_TYPES } from '@tallyport/contracts/freight-export/values';
import { expect, test } from 'vitest';
import { record } from '../../declaration/testing/shipment.js';
import type { BillKind } from '../../lodgement/bills-of.js';
import { type BillRule, billsToSend, USUAL_BILL_RULES } from './bill-rule.js';

const HOUSE = record('waybill', 1, { bl_number: 'H1' }, [], 'HBL');
const AIR_HOUSE = record('waybill', 2, { bl_number: 'H2' }, [], 'HAWB');
const MASTER = record('waybill', 3, { bl_number: 'M1' }, [], 'MBL');
const AIR_MASTER = record('waybill', 4, { bl_number: 'M2' }, [], 'AWB');
const OTHER = record('waybill', 5, { bl_number: 'X1' }, [], 'BL');
const OF_A_HOUSE = record('waybill', 6, { bl_number: 'M3', house_number: 'H9' }, [], 'MBL');

const marked = (bill: typeof HOUSE, kind: BillKind) => new Map([[bill.id, kind]]);
const NONE = new Map<string, BillKind>();

function chosen(waybills: readonly (typeof HOUSE)[], marks: ReadonlyMap<string, BillKind>, rule: BillRule): string {
  const bills = billsToSend(waybills, marks, rule);
  if (bills.outcome === 'refused') return bills.code;
  const numbers = (parts: typeof bills.houses) => parts.map((part) => part.text('bl_number')).join(' ');
  return `${numbers(bills.houses)} | ${numbers(bills.masters)}`;
}

test.each<readonly [string, readonly (typeof HOUSE)[], ReadonlyMap<string, BillKind>, string, string]>([
  ['fault 53 (exports): no waybill', [], NONE, 'select-house', 'select-house-or-master'],
  ['fault 53 (exports): a paper that is neither', [OTHER], NONE, 'select-house', 'select-house-or-master'],
  ['a house bill', [HOUSE], NONE, 'H1 | ', 'H1 | '],
  ['a house air waybill', [AIR_HOUSE], NONE, 'H2 | ', 'H2 | '],
  ['fault 53 (exports): a master bill', [MASTER], NONE, 'select-house', ' | M1'],
  ['fault 53 (exports): an air waybill of the carrier', [AIR_MASTER], NONE, 'select-house', ' | M2'],
  ['both', [MASTER, HOUSE], NONE, 'H1 | M1', 'H1 | M1'],
  ['fault 53 (exports): the master bill of a house bill that is not there', [OF_A_HOUSE], NONE, 'select-house', 'select-house'],
  ['a paper that is marked as house', [OTHER], marked(OTHER, 'house'), 'X1 | ', 'X1 | '],
  ['fault 53 (exports): a paper that is marked as master', [OTHER], marked(OTHER, 'master'), 'select-house', ' | X1'],
  ['a house bill that is marked as none', [HOUSE, MASTER], marked(HOUSE, 'other'), 'select-house', ' | M1'],
  ['two house bills, of which one is marked: it comes first', [HOUSE, AIR_HOUSE], marked(AIR_HOUSE, 'house'), 'H2 H1 | ', 'H2 H1 | '],
])('%s', (_what, waybills, marks, ofHouseRule, ofEitherRule) => {
  expect([chosen(waybills, marks, 'house'), chosen(waybills, marks, 'house-or-master')]).toEqual([ofHouseRule, ofEitherRule]);
});

test('a forwarding shipment needs a house bill, a declaration either', () => {
  expect(TARGET_TYPES.map((target) => [target, USUAL_BILL_RULES[target]])).toEqual([
    ['ForwardingShipment', 'house'],
    ['CustomsDeclaration', 'house-or-master'],
  ]);
});

test('a waybill that was withdrawn is no bill', () => {
  expect(chosen([{ ...HOUSE, withdrawn: true }], NONE, 'house-or-master')).toBe('select-house-or-master');
});
