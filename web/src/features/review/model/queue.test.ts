import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { doubtsOf, grownOrder, inOrder, neighbour, putOff, twinsOf } from './queue.js';

const place = (y: number) => ({ page: 1, boxes: [{ x: 0.1, y, width: 0.1, height: 0.01 }], address: null });
const value = (text: string, more: Partial<ShownValue>): ShownValue =>
  shownValue(text, { raw: text, place: place(0.5), confirmed: null, ...more });
const somebody = { user_id: 'u', at: '2026-03-01T00:00:00Z' };
const lines = [
  {
    line_id: 'a',
    fields: {
      quantity: value('3', {}),
      quantity_unit: value('PCS', {}),
      unit_price: value('2.00', {}),
      total_price: value('7.00', { place: place(0.9) }),
    },
  },
];
const record = {
  id: 'r',
  kind: 'invoice',
  fields: {
    seller_name: value('Ningtai', { confidence: 0.7, place: place(0.1) }),
    goods_total: value('7.00', { confidence: 0.7, place: place(0.8) }),
    currency: value('USD', { place: null }),
    incoterm: value('FOB', { by: somebody, offered: { value: 'CIF', place: null, confidence: 0.9 } }),
    buyer_name: value('Wattlebird', {}),
    invoice_number: value('A-1', { confidence: 0.5, confirmed: somebody }),
  },
  lines,
} as unknown as ShippingRecord;

const flag = (field: RecordFlag['field']): RecordFlag => ({
  record_id: 'r',
  kind: 'invoice',
  line_id: null,
  field,
  value: '',
  flag: 'duplicate number',
  others: [],
});
const named = (doubts: ReturnType<typeof doubtsOf>) => doubts.map(({ value, mark }) => `${mark} ${value.field}`);

test('what fails comes first, then what a later reading disputes, then what stands nowhere, then doubts with money before names', () => {
  expect(named(doubtsOf([record], []))).toEqual([
    'fails total_price',
    'disagree incoterm',
    'unverified currency',
    'doubtful goods_total',
    'doubtful seller_name',
  ]);
});

test('a value that is flagged from elsewhere fails, unless a person wrote or confirmed it', () => {
  expect(named(doubtsOf([record], [flag('buyer_name'), flag('invoice_number'), flag('seller_name')]))).toEqual([
    'fails total_price',
    'fails seller_name',
    'fails buyer_name',
    'disagree incoterm',
    'unverified currency',
    'doubtful goods_total',
  ]);
});

test('the same print that raises two doubts is one question; the same words elsewhere are not', () => {
  const fields = {
    buyer_address: value('4 Foundry Road', { confidence: 0.8 }),
    consignee_address: value('4 Foundry Road', { confidence: 0.8 }),
    seller_address: value('4 Foundry Road', { confidence: 0.8, place: place(0.2) }),
  };
  const doubts = doubtsOf([{ ...record, fields, lines: [] }], []);
  const buyer = doubts.find(({ value: { field } }) => field === 'buyer_address') ?? null;
  expect(twinsOf(doubts, buyer).map(({ value: { field } }) => field)).toEqual(['consignee_address']);
  expect(twinsOf(doubts, null)).toEqual([]);
});

test('a line that breaks a rule is not asked about again once a person saw the value', () => {
  const seen = {
    ...record,
    lines: [{ line_id: 'a', fields: { ...lines[0]?.fields, total_price: value('7.00', { confirmed: somebody }) } }],
  };
  expect(named(doubtsOf([seen as unknown as ShippingRecord], []))[0]).toBe('disagree incoterm');
});

test('a unit that is still missing is asked about again, whoever left it empty', () => {
  const emptied = value('', { value: null, by: somebody });
  const lacking = { ...record, lines: [{ line_id: 'a', fields: { quantity: value('3', {}), quantity_unit: emptied } }] };
  expect(named(doubtsOf([lacking as unknown as ShippingRecord], []))[0]).toBe('fails quantity_unit');
});

test('the order stays while one works: new doubts wait at the end, one put off comes last', () => {
  const doubts = doubtsOf([record], []);
  const keys = doubts.map(({ value }) => value.key);
  const order = grownOrder([], doubts.slice(1));
  expect(grownOrder(order, doubts)).toEqual([...keys.slice(1), keys[0]]);
  expect(grownOrder(order, doubts.slice(2))).toBe(order);
  expect(named(inOrder(putOff(keys, keys[0] ?? ''), doubts)).at(-1)).toBe('fails total_price');
});

test('the next doubt goes around the end, and begins anywhere', () => {
  const doubts = doubtsOf([record], []);
  expect(neighbour(doubts, doubts.at(-1)?.value.key ?? null, 1)).toBe(doubts[0]);
  expect(neighbour(doubts, null, -1)).toBe(doubts.at(-1));
  expect(neighbour([], null, 1)).toBeNull();
});
