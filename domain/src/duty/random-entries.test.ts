import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { DatedTables } from '../customs-table/dated-tables.js';
import { assessEntry } from './assess-entry.js';
import { AMOUNT_NAMES, type AssessedEntry } from './assessed-entry.js';
import type { DeclaredEntry } from './declared-entry.js';
import { Exchange } from './exchange.js';
import { fobOf, transportAndInsuranceOf } from './fob.js';
import { namedRows } from './named-rows.js';
import { randomEntry } from './testing/random-entry.js';
import { sampleTables } from './testing/sample-tables.js';

const ENTRIES = process.env['CHAOS'] === 'long' ? 10_000 : 1_000;
const tables = sampleTables();
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const entries = Array.from({ length: ENTRIES }, (_, index) => randomEntry(seed + index));

const cents = (amount: Decimal) => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
const sum = (amounts: readonly (Decimal | string)[]) => Decimal.sum(0, ...amounts);

/** What customs values and transport have to come to, by the invoices alone. */
function header(entry: DeclaredEntry): { readonly customsValue: string; readonly transport: string } {
  const { toAud } = new Exchange(tables, entry.valuationDate);
  const adjustments = entry.lines.map(({ invoiceId, priceAdjustment }) => {
    const currency = entry.invoices.find(({ id }) => id === invoiceId)?.total.currency ?? '';
    return priceAdjustment === null ? new Decimal(0) : cents(toAud({ amount: priceAdjustment, currency }));
  });
  const given = sum(entry.lines.map((line) => (line.transportAndInsurance ? cents(toAud(line.transportAndInsurance)) : '0')));
  const transport = cents(sum(entry.invoices.map((invoice) => transportAndInsuranceOf(invoice, toAud))));
  const isShared = entry.lines.some((line) => line.transportAndInsurance === null);
  return {
    customsValue: sum([...entry.invoices.map((invoice) => cents(fobOf(invoice, toAud))), ...adjustments]).toFixed(2),
    transport: (isShared ? Decimal.max(transport, given) : given).toFixed(2),
  };
}

function amountsOf({ lines }: AssessedEntry) {
  return lines.flatMap((line) => (line.kind === 'computed' ? [line.amounts] : []));
}

test(`of ${ENTRIES} random entries (seed ${seed}) the lines add up to the header, and every amount to its total`, () => {
  for (const entry of entries) {
    const assessed = assessEntry(entry, tables);
    const { customsValue, transport } = header(entry);
    expect(assessed.totals).toMatchObject({ customs_value: customsValue, transport_and_insurance: transport });
    for (const name of AMOUNT_NAMES) expect(sum(amountsOf(assessed).map((line) => line[name])).toFixed(2)).toBe(assessed.totals?.[name]);
    for (const { customs_value, transport_and_insurance, duty, dumping_duty, wet, taxable_importation } of amountsOf(assessed))
      expect(sum([customs_value, transport_and_insurance, duty, dumping_duty, wet]).toFixed(2)).toBe(taxable_importation);
  }
});

test('each recomputes to the same bytes from its inputs and the rows that it names, whatever is imported later', () => {
  for (const entry of entries) {
    const sealed = JSON.stringify(assessEntry(entry, tables));
    const named = namedRows(JSON.parse(sealed) as AssessedEntry);
    expect(JSON.stringify(assessEntry(JSON.parse(JSON.stringify(entry)) as DeclaredEntry, tables.only(named)))).toBe(sealed);
  }
});

test('without any one of the rows that it names, it does not', () => {
  for (const entry of entries.slice(0, 20)) {
    const sealed = JSON.stringify(assessEntry(entry, tables));
    const named = namedRows(JSON.parse(sealed) as AssessedEntry);
    for (const row of named) {
      const others = new Set([...named].filter((id) => id !== row));
      expect(JSON.stringify(assessEntry(entry, tables.only(others)))).not.toBe(sealed);
    }
  }
});

test('tables without rows leave nothing computed', () => {
  expect(assessEntry(randomEntry(seed), new DatedTables([]))).toMatchObject({ totals: null, reason: { code: 'no-row' } });
});
