import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { assessEntry } from '../duty/assess-entry.js';
import { entryOf } from './declared-entry-of.js';
import { declaredGoodsOf } from './declared-goods.js';
import { groupingEdits, ungroupingEdits } from './group-lines.js';
import { declared } from './testing/declared.js';
import { cifShipment, surroundings } from './testing/shipment.js';

const assessed = (declaration: ShippingRecord) => assessEntry(entryOf(declaration), surroundings().tables);

test('papers come to the cents of the worked example (domain: money, §9, C, with the remainders on the largest line)', () => {
  const { lines, totals } = assessed(declared(cifShipment()));
  const amounts = lines.map((line) =>
    line.kind === 'computed' ? [line.amounts.customs_value, line.amounts.transport_and_insurance, line.amounts.duty] : line.reason,
  );
  expect(amounts).toEqual([
    ['43479.61', '2370.92', '2173.98'],
    ['18116.50', '987.89', '0.00'],
    ['8333.59', '454.43', '416.68'],
  ]);
  expect(totals?.customs_value).toBe('69929.70');
});

test('lines of one classification are declared as one, and every cent stays', () => {
  const grouped = declared(cifShipment(), (declaration) => groupingEdits(declaration));
  expect(declaredGoodsOf(grouped).map(({ lines, fields }) => [lines.length, fields.price?.value, fields.quantity?.value])).toEqual([
    [2, '35750', '2400'],
    [1, '12500.00', '1200'],
  ]);
  expect(assessed(grouped).totals).toEqual(assessed(declared(cifShipment())).totals);
  expect(groupingEdits(grouped)).toEqual([]);
});

test('lines that claim otherwise are not grouped', () => {
  const claimed = declared(cifShipment(), ({ lines }) => [
    {
      kind: 'amend-line',
      line_id: lines.at(-1)?.line_id ?? '',
      changes: [{ field: 'preference_scheme_type', previous: null, next: 'ChAFTA' }],
    },
  ]);
  expect(groupingEdits(claimed)).toEqual([]);
});

test('ungrouped they stand as before, and a single line can be split off', () => {
  const grouped = declared(cifShipment(), (declaration) => groupingEdits(declaration));
  expect(ungroupingEdits(grouped)).toHaveLength(2);
  const split = declaredGoodsOf(grouped)[0]?.lines[0]?.line_id ?? '';
  expect(ungroupingEdits(grouped, new Set([split]))).toEqual([
    { kind: 'amend-line', line_id: split, changes: [{ field: 'line_group', previous: '1', next: null }] },
  ]);
});

test.each([
  ['price', 'total_price', { code: 'no-price', values: { line: '2' } }],
  ['total of an invoice', 'total_amount', { code: 'no-invoice-total', values: { invoice: 'INV-1' } }],
])('a %s that is not known yet is named, and never nothing', (_, field, missing) => {
  const without = ({ [field]: _gone, ...fields }: Record<string, never>) => fields;
  const papers = cifShipment().map((paper) => ({
    ...paper,
    fields: field === 'total_amount' ? { ...without(paper.fields as never), goods_total: undefined } : paper.fields,
    lines: paper.lines.map((line, index) => (index === 1 ? { ...line, fields: without(line.fields as never) } : line)),
  }));
  const { totals, reason } = assessed(declared(papers as ShippingRecord[]));
  expect({ totals, reason }).toEqual({ totals: null, reason: missing });
});
