import type { CannotSay } from '@tallyport/contracts/declaration/cannot-compute';
import { Decimal } from 'decimal.js';
import type { DatedTables } from '../customs-table/dated-tables.js';
import { AMOUNT_NAMES, type AssessedEntry, type AssessedLine, type LineAmounts } from './assessed-entry.js';
import { CannotCompute } from './cannot-compute.js';
import { chargesOn } from './charges.js';
import { Computation } from './computation.js';
import { type LineValue, valuesOfLines } from './customs-values.js';
import type { DeclaredEntry, DeclaredLine } from './declared-entry.js';
import { dumpingDutyOf } from './dumping-duty.js';
import { type Circumstances, dutiesOf } from './duties-of-line.js';
import { Exchange } from './exchange.js';
import { roundingOn } from './rounding.js';
import { taxesOf } from './taxes-of-line.js';

/**
 * What is due on a declaration, line by line and to the cent (domain: money, §7): exchange rate, customs value, transport and insurance,
 * duty, dumping duty, WET, taxable importation, GST, LCT, charges. Total: what cannot be computed says why, and is never nothing. The same
 * entry and rows give the same bytes for ever, in the browser as in the gateway.
 */
export function assessEntry(entry: DeclaredEntry, tables: DatedTables): AssessedEntry {
  const prepared = attempt(() => {
    const { round, row } = roundingOn(tables, entry.dutyDate);
    const exchange = new Exchange(tables, entry.valuationDate);
    const values = valuesOfLines(entry, exchange, round);
    return { exchange, circumstances: { tables, day: entry.dutyDate, round }, values, rows: [row, ...exchange.rows] };
  });
  if ('reason' in prepared) {
    const lines = entry.lines.map(({ number }): AssessedLine => ({ kind: 'cannot', number, reason: prepared.reason, steps: [] }));
    return { lines, totals: null, reason: prepared.reason, charges: [], due: null };
  }
  const { values, ...around } = prepared.result;
  const lines = entry.lines.map((line) => assessLine(line, values.get(line.number), { entry, ...around }));
  const failed = lines.find((line) => line.kind === 'cannot');
  if (failed) return { lines, totals: null, reason: failed.reason, charges: [], due: null };
  const totals = addedUp(lines.flatMap((line) => (line.kind === 'computed' ? [line.amounts] : [])));
  const charged = attempt(() => chargesOn(entry, new Decimal(totals.customs_value), tables));
  if ('reason' in charged) return { lines, totals, reason: charged.reason, charges: [], due: null };
  const due = Decimal.sum(totals.payable, ...charged.result.map(({ amount }) => amount));
  return { lines, totals, reason: null, charges: charged.result, due: due.toFixed(2) };
}

interface Around {
  readonly entry: DeclaredEntry;
  readonly exchange: Exchange;
  readonly circumstances: Circumstances;
  /** Those of the exchange rates and of the rounding. */
  readonly rows: readonly string[];
}

function assessLine(line: DeclaredLine, value: LineValue | undefined, around: Around): AssessedLine {
  const { entry, exchange } = around;
  const circumstances = { ...around.circumstances, day: line.dutyDate ?? entry.dutyDate };
  const computation = new Computation();
  const assessed = attempt((): LineAmounts => {
    if (value === undefined) throw new CannotCompute('no-customs-value', { line: String(line.number) });
    if (line.tariffItem === '') throw new CannotCompute('no-tariff-item', { line: String(line.number) });
    noteValue(line, value, around, computation);
    const duties = dutiesOf(line, value.customsValue, circumstances, computation);
    const dumpingDuty = dumpingDutyOf(line, exchange, circumstances, computation);
    const { wet, taxableImportation, gst, lct } = taxesOf({ line, ...value, duties, dumpingDuty }, entry, circumstances, computation);
    const due = Decimal.sum(duties.claimed, dumpingDuty, wet, gst.payable, lct);
    const amounts: Readonly<Record<keyof LineAmounts, Decimal>> = {
      customs_value: value.customsValue,
      transport_and_insurance: value.transportAndInsurance,
      duty: duties.claimed,
      standard_duty: duties.standard,
      general_duty: duties.general,
      dumping_duty: dumpingDuty,
      wet,
      taxable_importation: taxableImportation,
      gst_calculated: gst.calculated,
      gst_payable: gst.payable,
      gst_deferred: gst.deferred,
      gst_exempted: gst.exempted,
      gst_standard: gst.standard,
      gst_general: gst.general,
      lct,
      payable: entry.type === 'N20' ? new Decimal(0) : due,
    };
    return amountsOf((name) => amounts[name]);
  });
  const { steps } = computation;
  if ('reason' in assessed) return { kind: 'cannot', number: line.number, reason: assessed.reason, steps };
  return { kind: 'computed', number: line.number, amounts: assessed.result, steps };
}

function noteValue(line: DeclaredLine, value: LineValue, { entry, exchange, rows }: Around, computation: Computation): void {
  const currency = entry.invoices.find(({ id }) => id === line.invoiceId)?.total.currency ?? '';
  const values = { price: line.price, currency, rate: exchange.rateOf(currency), adjustment: line.priceAdjustment ?? '0' };
  computation.note('customs-value', 'share-of-fob/1', { values, rows }, value.customsValue);
  computation.note(
    'transport-and-insurance',
    'share-by-value/1',
    { values: { customs_value: value.customsValue }, rows },
    value.transportAndInsurance,
  );
}

function addedUp(lines: readonly LineAmounts[]): LineAmounts {
  return amountsOf((name) => Decimal.sum(0, ...lines.map((line) => line[name])));
}

function amountsOf(amount: (name: keyof LineAmounts) => Decimal): LineAmounts {
  return Object.fromEntries(AMOUNT_NAMES.map((name) => [name, amount(name).toFixed(2)])) as LineAmounts;
}

function attempt<Result>(compute: () => Result): { readonly result: Result } | { readonly reason: CannotSay } {
  try {
    return { result: compute() };
  } catch (error) {
    if (error instanceof CannotCompute) return { reason: error.reason };
    throw error;
  }
}
