import { expect, test } from 'vitest';
import { assessEntry } from '../duty/assess-entry.js';
import { entryOf } from './declared-entry-of.js';
import { riskiestValues } from './riskiest-values.js';
import { declared } from './testing/declared.js';
import { cifShipment, surroundings } from './testing/shipment.js';

const riskyOf = (declaration: ReturnType<typeof declared>) =>
  riskiestValues(declaration, assessEntry(entryOf(declaration), surroundings().tables));

test('five values at most, those on which the most money hangs first', () => {
  const values = riskyOf(declared(cifShipment()));
  expect(values).toHaveLength(5);
  expect(values[0]).toMatchObject({ field: 'invoice_total' });
  expect(values.map(({ atStake }) => Number(atStake) > 0)).toEqual([true, true, true, true, true]);
});

test('what the reader doubted comes before what it was sure of', () => {
  const doubted = cifShipment().map((paper) => ({
    ...paper,
    lines: paper.lines.map((line, index) =>
      index === 1 && line.fields.total_price
        ? { ...line, fields: { ...line.fields, total_price: { ...line.fields.total_price, confidence: 0.2 } } }
        : line,
    ),
  }));
  const [first] = riskyOf(declared(doubted));
  expect(first).toMatchObject({ field: 'price', shown: { value: '12500.00' } });
});

test('a person’s word is doubted least', () => {
  const { lines } = declared(cifShipment());
  const invoice = lines.find(({ fields }) => fields.line_type?.value === 'invoice')?.line_id ?? '';
  const confirmed = declared(cifShipment(), () => [
    { kind: 'amend-line', line_id: invoice, changes: [{ field: 'invoice_total', previous: '48250.00', next: '48251.00' }] },
  ]);
  const order = (declaration: typeof confirmed) => riskyOf(declaration).map(({ field }) => field);
  expect(order(declared(cifShipment())).indexOf('invoice_total')).toBe(0);
  expect(order(confirmed).indexOf('invoice_total')).toBeGreaterThan(order(confirmed).indexOf('invoice_currency'));
});

test('without amounts nothing is weighed, and nothing is invented', () => {
  const declaration = declared([]);
  expect(riskyOf(declaration)).toEqual([]);
});
