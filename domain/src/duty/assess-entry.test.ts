import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { describe, expect, test } from 'vitest';
import { DatedTables } from '../customs-table/dated-tables.js';
import { assessEntry } from './assess-entry.js';
import type { LineAmounts } from './assessed-entry.js';
import { inShort } from './cannot-compute.js';
import type { DeclaredEntry, DeclaredLine } from './declared-entry.js';
import { sampleEntry, sampleInvoice, sampleLine } from './testing/sample-entry.js';
import { sampleTables } from './testing/sample-tables.js';

const ENDED = { valid_to: '2025-11-30' };
const assess = (entry: DeclaredEntry) => assessEntry(entry, sampleTables());

/** The amounts of each line, or why there are none. */
function lines(entry: DeclaredEntry): (Partial<LineAmounts> | string)[] {
  return assess(entry).lines.map((line) => (line.kind === 'computed' ? line.amounts : inShort(line.reason)));
}

function only(line: Partial<DeclaredLine>, invoice = sampleInvoice('1000.00'), changed: Partial<DeclaredEntry> = {}) {
  return lines(sampleEntry(invoice, [sampleLine({ price: invoice.total.amount, ...line })], changed))[0];
}

describe('worked examples (domain: money, §9)', () => {
  test('A: a simple line in dollars of the United States', () => {
    const invoice = sampleInvoice('1274.00', { currency: 'USD', charges: { 'overseas-freight': '118.30' } });
    const amounts = { customs_value: '1400.00', transport_and_insurance: '130.00', duty: '70.00', taxable_importation: '1600.00' };
    expect(only({}, invoice)).toMatchObject({ ...amounts, gst_payable: '160.00', payable: '230.00' });
  });

  test('B: an old one of customs', () => {
    const invoice = sampleInvoice('1200.00', { charges: { 'overseas-freight': '150.00' } });
    expect(only({}, invoice)).toMatchObject({ duty: '60.00', taxable_importation: '1410.00', gst_payable: '141.00', payable: '201.00' });
  });

  test('C: three lines of a CIF invoice, which add up to the cent', () => {
    const charges = { 'overseas-freight': '2350.00', 'overseas-insurance': '145.00' };
    const invoice = sampleInvoice('48250.00', { currency: 'EUR', term: 'CIF', charges });
    const entry = sampleEntry(invoice, [
      sampleLine({ number: 1, price: '30000.00' }),
      sampleLine({ number: 2, price: '12500.00', tariffItem: '84713000' }),
      sampleLine({ number: 3, price: '5750.00' }),
    ]);
    expect(lines(entry)).toMatchObject([
      {
        customs_value: '43479.61',
        transport_and_insurance: '2370.92',
        duty: '2173.98',
        taxable_importation: '48024.51',
        gst_payable: '4802.45',
      },
      {
        customs_value: '18116.50',
        transport_and_insurance: '987.89',
        duty: '0.00',
        taxable_importation: '19104.39',
        gst_payable: '1910.44',
      },
      {
        customs_value: '8333.59',
        transport_and_insurance: '454.43',
        duty: '416.68',
        taxable_importation: '9204.70',
        gst_payable: '920.47',
      },
    ]);
    const { totals, charges: due } = assess(entry);
    expect(totals).toMatchObject({ customs_value: '69929.70', transport_and_insurance: '3813.24', payable: '10224.02' });
    expect(due.map(({ charge, amount }) => [charge, amount])).toEqual([
      ['IPC', '152.00'],
      ['DAFF', '66.00'],
    ]);
    expect(assess(entry).due).toBe('10442.02');
  });

  test('D: wine', () => {
    const invoice = sampleInvoice('10000.00', { charges: { 'overseas-freight': '1500.00' } });
    const amounts = { duty: '500.00', wet: '3480.00', taxable_importation: '15480.00', gst_payable: '1548.00', payable: '5528.00' };
    expect(only({ tariffItem: '22042100' }, invoice)).toMatchObject(amounts);
  });

  test('D: half a cent goes up', () => {
    const invoice = sampleInvoice('100.00', { charges: { 'overseas-freight': '50.00' } });
    expect(only({ tariffItem: '22042100' }, invoice)).toMatchObject({ wet: '44.95', taxable_importation: '199.95', gst_payable: '20.00' });
  });

  test('E: a car, and one that is fuel-efficient', () => {
    const invoice = sampleInvoice('85000.00', { charges: { 'overseas-freight': '4000.00' } });
    const car = { tariffItem: '87032300', lct: { isPayable: true, isQuoted: false, exemption: null } };
    expect(only(car, invoice)).toMatchObject({
      taxable_importation: '93250.00',
      gst_payable: '9325.00',
      lct: '6602.40',
      payable: '20177.40',
    });
    expect(only({ ...car, lct: { ...car.lct, exemption: 'FUEL' } }, invoice)).toMatchObject({ lct: '3356.40' });
    expect(only({ ...car, lct: { ...car.lct, isQuoted: true } }, invoice)).toMatchObject({ lct: '0.00' });
  });

  test('dumping: a combination of duties, and a floor price', () => {
    const invoice = sampleInvoice('9200.00', { charges: { 'overseas-freight': '800.00' } });
    const dumping = {
      specificationNumber: '1',
      exportPrice: { amount: '9.20', currency: 'AUD' },
      rate: null,
      units: '1000',
      exemption: null,
    };
    expect(only({ dumping }, invoice)).toMatchObject({
      duty: '460.00',
      dumping_duty: '1600.00',
      taxable_importation: '12060.00',
      gst_payable: '1206.00',
      payable: '3266.00',
    });
    expect(only({ dumping: { ...dumping, specificationNumber: '2' } }, invoice)).toMatchObject({ dumping_duty: '3300.00' });
    expect(only({ dumping: { ...dumping, exemption: 'X' } }, invoice)).toMatchObject({ dumping_duty: '0.00' });
  });

  test('from the works to on board', () => {
    const charges = { 'foreign-inland-freight': '350', 'packing-costs': '120', 'other-additions': '80', discount: '200' };
    expect(only({}, sampleInvoice('10000', { term: 'EXW', charges }))).toMatchObject({ customs_value: '10350.00' });
  });

  test('spirits: a share of the value and an amount by the litre of alcohol', () => {
    const goods = { quantities: { L: '700' }, strength: '40', factor: null };
    expect(only({ tariffItem: '22087000', goods }, sampleInvoice('20000'))).toMatchObject({ duty: '31237.20' });
  });
});

describe('the rate follows the claim', () => {
  const preference = (scheme: string, origin: string) => ({ scheme, origin, rule: 'WO' });
  const treatment = { code: '001', instrument: null };

  test.each([
    ['nothing', {}, ['50.00', '50.00', '50.00']],
    ['a scheme with one rate', { preference: preference('ChAFTA', 'CN') }, ['0.00', '0.00', '50.00']],
    ['a scheme with a rate for these goods', { preference: preference('RCEP', 'CN') }, ['10.00', '10.00', '50.00']],
    ['a scheme whose rate the tariff prints', { preference: preference('DCS', 'IN') }, ['40.00', '40.00', '50.00']],
    ['a treatment', { treatment }, ['0.00', '50.00', '50.00']],
    ['both', { treatment, preference: preference('RCEP', 'CN') }, ['0.00', '10.00', '50.00']],
    ['extra duty on a country’s goods', { origin: 'RU', treatment }, ['350.00', '400.00', '400.00']],
  ])('claimed: %s', (_what, claim, duties) => {
    const [duty, standard_duty, general_duty] = duties;
    expect(only(claim)).toMatchObject({ duty, standard_duty, general_duty });
  });
});

describe('GST', () => {
  test('deferred, it is not paid now', () => {
    const amounts = { gst_calculated: '105.00', gst_payable: '0.00', gst_deferred: '105.00', payable: '50.00' };
    expect(only({}, undefined, { isGstDeferred: true })).toMatchObject(amounts);
  });

  test('exempt goods show what they are spared', () => {
    const amounts = { gst_calculated: '0.00', gst_payable: '0.00', gst_exempted: '105.00', gst_standard: '0.00', gst_general: '0.00' };
    expect(only({ gstExemption: 'FOOD' })).toMatchObject(amounts);
  });

  test('at the standard and the general rate', () => {
    const claim = { treatment: { code: '001', instrument: null }, preference: { scheme: 'RCEP', origin: 'CN', rule: 'WO' } };
    expect(only(claim)).toMatchObject({ gst_calculated: '100.00', gst_standard: '101.00', gst_general: '105.00' });
  });

  test('for goods that go into a warehouse nothing is due now', () => {
    const amounts = { duty: '50.00', gst_calculated: '105.00', gst_payable: '0.00', gst_deferred: '0.00', payable: '0.00' };
    expect(only({}, undefined, { type: 'N20', isGstDeferred: true })).toMatchObject(amounts);
  });
});

describe('what cannot be computed says why, and is never nothing', () => {
  test.each([
    ['a currency without a rate', only({}, sampleInvoice('10', { currency: 'KWD' })), 'no-row: exchange_rate KWD 2025-11-03'],
    ['a day after the last rate', only({}, undefined, { dutyDate: '2026-07-01' }), 'no-row: rounding money 2026-07-01'],
    ['fault 88: goods that the tariff does not list', only({ tariffItem: '01012100' }), 'no-row: tariff_rate 01012100 2025-12-01'],
    ['a rate that nobody can read', only({ tariffItem: '99999999' }), 'rate-unread: 99999999 View TCOs'],
    [
      'a country that is no party',
      only({ preference: { scheme: 'ChAFTA', origin: 'VN', rule: 'WO' } }),
      'no-row: preference_scheme ChAFTA VN 2025-12-01',
    ],
    ['a term that nobody knows', only({}, sampleInvoice('10', { term: 'ABC' })), 'term-unknown: ABC A'],
    ['an invoice of nothing', only({}, sampleInvoice('0')), 'no-invoice-total: A'],
    ['an exemption that no list has', only({ gstExemption: 'NOPE' }), 'no-row: tax_exemption GST NOPE 2025-12-01'],
  ])('%s', (_what, line, reason) => {
    expect(line).toBe(reason);
  });

  test('one such line leaves the entry without totals', () => {
    const entry = sampleEntry(sampleInvoice('2000.00'), [sampleLine(), sampleLine({ number: 2, tariffItem: '99999999' })]);
    expect(assess(entry)).toMatchObject({
      totals: null,
      due: null,
      reason: { code: 'rate-unread' },
      lines: [{ kind: 'computed' }, { kind: 'cannot' }],
    });
  });
});

test.each([
  ['none of the charges on such a declaration has', ['IPC', 'DAFF']],
  ['one of two charges has none', ['DAFF']],
])('on a day of which %s a row the lines stand, and what is due cannot be computed', (_what, ended) => {
  const rowsOf = (name: CustomsTableName) =>
    sampleTables()
      .everyDay(name)
      .map((row) => (name === 'charge' && Object.values(row.values).some((cell) => ended.includes(cell)) ? { ...row, ...ENDED } : row));
  const tables = new DatedTables((Object.keys(CUSTOMS_TABLES) as CustomsTableName[]).map((name) => [name, rowsOf(name)]));
  const assessed = assessEntry(sampleEntry(sampleInvoice('1000.00'), [sampleLine({ price: '1000.00' })]), tables);
  expect(assessed).toMatchObject({
    totals: { duty: '50.00' },
    charges: [],
    due: null,
    reason: { code: 'no-row', values: { table: 'charge', key: 'N10', day: '2025-12-01' } },
  });
});

test('a declaration that no charge is known for cannot be computed either', () => {
  const assessed = assess(sampleEntry(sampleInvoice('1000.00'), [sampleLine({ price: '1000.00' })], { isElectronic: false, mode: 'air' }));
  expect(assessed).toMatchObject({ due: null, reason: { code: 'no-row', values: { table: 'charge', key: 'N10', day: '2025-12-01' } } });
});

test('a line tells its steps, each with its formula and the rows that it used', () => {
  const invoice = sampleInvoice('1274.00', { currency: 'USD' });
  const [line] = assess(sampleEntry(invoice, [sampleLine({ price: '1274.00' })])).lines;
  expect(line?.steps.map(({ step, formula, rows, result }) => [step, formula, rows.join(), result])).toEqual([
    ['customs-value', 'share-of-fob/1', 'rounding/1/1,exchange_rate/1/1', '1400'],
    ['transport-and-insurance', 'share-by-value/1', 'rounding/1/1,exchange_rate/1/1', '0'],
    ['duty', 'duty/1', 'tariff_rate/1/1', '70'],
    ['standard-duty', 'duty/1', 'tariff_rate/1/1', '70'],
    ['general-duty', 'duty/1', 'tariff_rate/1/1', '70'],
    ['taxable-importation', 'sum/1', '', '1470'],
    ['gst', 'gst/1', 'tax_rate/1/1', '147'],
  ]);
});
