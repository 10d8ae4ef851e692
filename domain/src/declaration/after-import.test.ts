import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { expect, test } from 'vitest';
import { DatedTables } from '../customs-table/dated-tables.js';
import { assessEntry } from '../duty/assess-entry.js';
import { totalsOf } from '../lodgement/freeze.js';
import { changedRows, comesOut } from './after-import.js';
import { entryOf } from './declared-entry-of.js';
import { declared } from './testing/declared.js';
import { cifShipment } from './testing/shipment.js';

type Values = Readonly<Record<string, string>>;
const TARIFF = { rate_number: '', statistical_code: '', unit: 'No', description: '', wine: '', luxury_car: '' };
const ROWS = {
  exchange_rate: [
    { currency: 'EUR', rate: '0.60' },
    { currency: 'USD', rate: '0.6543' },
  ],
  tariff_rate: [
    { ...TARIFF, tariff_item: '61091000', rate: '5%' },
    { ...TARIFF, tariff_item: '84713000', rate: 'Free' },
  ],
  tax_rate: [{ tax: 'GST', percent: '10' }],
  charge: [{ charge: 'IPC', declaration: 'N10', way: 'electronic', from_value: '0', below: '', amount: '152' }],
  rounding: [{ amount: 'money', places: '2', mode: 'half-up' }],
} satisfies Partial<Record<CustomsTableName, readonly Values[]>>;

/** The tables as some import left them: with ids of its own, and a cell that is another where one is told. */
function tables(version: number, table?: CustomsTableName, cell?: string, value = ''): DatedTables {
  const changed = (name: string, values: Values) =>
    name === table && cell !== undefined && isUsed(values) ? { ...values, [cell]: value } : values;
  return new DatedTables(
    Object.entries(ROWS).map(([name, rows]) => [
      name as CustomsTableName,
      (rows as readonly Values[]).map((values, index) => ({
        id: `${name}/${version}/${index + 1}`,
        valid_from: '2025-01-01',
        valid_to: null,
        source: 'test',
        law: '',
        file_date: '2025-01-01',
        is_demonstration: true,
        values: changed(name, values),
      })),
    ]),
  );
}

const isUsed = ({ currency }: Values) => currency !== 'EUR';
const shipment = declared(cifShipment());
const signed = totalsOf(assessEntry(entryOf(shipment), tables(1)));

test('the same rows in another version change nothing', () => {
  expect(Number(signed['due'])).toBeGreaterThan(1_000);
  expect(comesOut(shipment, signed, tables(2))).toBeNull();
  expect(changedRows(shipment, tables(1), tables(2))).toEqual([]);
});

test('another rate of GST makes the difference of a tenth of what it is on, and is the one row that changed', () => {
  const now = tables(2, 'tax_rate', 'percent', '20');
  const otherwise = comesOut(shipment, signed, now);
  expect(otherwise?.difference).toBe(signed['gst_payable']);
  expect(otherwise?.amounts.map(({ name }) => name)).toEqual(['gst_payable', 'due']);
  const rows = changedRows(shipment, tables(1), now);
  expect(rows.map(({ before, after }) => [before?.id, before?.values['percent'], after?.id, after?.values['percent']])).toEqual([
    ['tax_rate/1/1', '10', 'tax_rate/2/1', '20'],
  ]);
});

test('another exchange rate changes every value, as one row', () => {
  const now = tables(2, 'exchange_rate', 'rate', '0.7000');
  expect(comesOut(shipment, signed, now)?.amounts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['customs_value', 'transport_and_insurance', 'duty', 'gst_payable', 'due']),
  );
  expect(changedRows(shipment, tables(1), now)).toHaveLength(1);
});

test('where a row is gone, nothing is said of what would be due, but why', () => {
  const now = tables(2).only(new Set(['exchange_rate/2/2', 'tariff_rate/2/1', 'tariff_rate/2/2', 'rounding/2/1']));
  expect(comesOut(shipment, signed, now)).toMatchObject({
    difference: null,
    reason: { code: 'no-row', values: { table: 'tax_rate', key: 'GST', day: '2025-12-01' } },
  });
  expect(changedRows(shipment, tables(1), now).map(({ before, after }) => [before?.table, after])).toContainEqual(['tax_rate', null]);
});
