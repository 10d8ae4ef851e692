import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { seededRandom } from '../../../classification/fitting/seeded-random.js';
import { DatedTables } from '../../../customs-table/dated-tables.js';
import { tablesOf } from '../../../customs-table/testing/tables-of.js';
import type { DeclaredEntry } from '../../../duty/declared-entry.js';
import { randomEntry } from '../../../duty/testing/random-entry.js';
import { sampleTables } from '../../../duty/testing/sample-tables.js';

const ID = '00000000-0000-4000-8000-000000000777';

function shown(value: string): ShownValue {
  return { value, raw: null, place: null, method: 'compiled', confidence: 1, by: null, offered: null };
}

/** A record of these texts; what is null is not said. */
function fieldsOf(texts: Readonly<Record<string, string | null>>): Record<string, ShownValue> {
  return Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text === null ? [] : [[field, shown(text)]])));
}

function lineOf(id: string, texts: Readonly<Record<string, string | null>>): ShownLine {
  return { line_id: id, fields: fieldsOf(texts) };
}

/** The declaration of which the computation reads this entry. `salt` tells the ids of its lines from those of another. */
export function declarationOf(entry: DeclaredEntry, salt = 'a'): ShippingRecord {
  const header = { entry_nature: entry.type, transport_mode: entry.mode, valuation_date: entry.valuationDate, duty_date: entry.dutyDate };
  const invoices = entry.invoices.flatMap(({ id, term, total, charges }) => [
    lineOf(`${salt}-invoice-${id}`, {
      line_type: 'invoice',
      invoice_number: id,
      invoice_term: term,
      invoice_total: total.amount,
      invoice_currency: total.currency,
    }),
    ...charges.map(({ kind, amount, currency, isSettled }) =>
      lineOf(`${salt}-charge-${id}-${kind}`, {
        line_type: 'charge',
        invoice_number: id,
        charge: kind,
        charge_amount: amount,
        charge_currency: currency,
        charge_included: isSettled ? 'Y' : null,
      }),
    ),
  ]);
  const goods = entry.lines.map((line) =>
    lineOf(`${salt}-goods-${line.number}`, {
      line_type: 'goods',
      invoice_number: line.invoiceId,
      goods_description: `goods ${line.number}`,
      price: line.price,
      tariff_classification: line.tariffItem,
      country_of_origin: line.origin,
      quantity: line.goods.quantities.L ?? null,
      quantity_unit: 'L',
      invoice_spirit_strength: line.goods.strength,
      preference_scheme_type: line.preference?.scheme ?? null,
      preference_origin: line.preference?.origin ?? null,
      preference_rule_type: line.preference?.rule ?? null,
      treatment_code: line.treatment?.code ?? null,
      gst_exemption_code: line.gstExemption,
    }),
  );
  return {
    id: ID,
    kind: 'declaration',
    work_order_id: ID,
    document_id: null,
    document_type: null,
    from_page: null,
    to_page: null,
    fields: fieldsOf({ ...header, gst_deferred: entry.isGstDeferred ? 'Y' : null }),
    lines: [...invoices, ...goods],
    withdrawn: false,
    stream_position: 1,
  };
}

/** Two versions of a declaration with the tables of each: values, lines and rows of customs differ at random, the same for the same seed. */
export function randomVersions(seed: number): Record<'from' | 'to', { record: ShippingRecord; tables: DatedTables }> {
  const random = seededRandom(seed);
  const record = declarationOf(randomEntry(seed));
  const donor = declarationOf(randomEntry(seed + 1_000_000));
  const taken = (fields: ShippingRecord['fields'], from: ShippingRecord['fields']) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, value]) => {
        const other = (from as Record<string, ShownValue | undefined>)[field];
        if (field === 'line_type' || random() < 0.8) return [[field, value]];
        return other === undefined || random() < 0.2 ? [] : [[field, other]];
      }),
    );
  const kept = record.lines
    .filter(() => random() < 0.85)
    .map((line) => {
      const other = donor.lines.find(({ line_id }) => line_id === line.line_id);
      return other ? { ...line, fields: taken(line.fields, other.fields) } : line;
    });
  const added = declarationOf(randomEntry(seed + 2_000_000), 'b').lines.filter(() => random() < 0.15);
  const lines = random() < 0.1 ? [...added, ...kept.toReversed()] : [...kept, ...added];
  const to = { ...record, fields: taken(record.fields, donor.fields), lines, stream_position: 2 };
  return { from: { record, tables: sampleTables() }, to: { record: to, tables: random() < 0.5 ? sampleTables() : otherTables() } };
}

/** The same tables but for another price of the dollar. */
function otherTables(): DatedTables {
  const changed = tablesOf({
    exchange_rate: [
      { currency: 'USD', rate: '0.65' },
      { currency: 'EUR', rate: '0.6543' },
    ],
  });
  const day = '2025-11-03';
  const names = ['tariff_rate', 'treatment', 'instrument', 'preference_scheme', 'preference_rate', 'additional_duty', 'tax_rate'] as const;
  const others = ['lct_threshold', 'tax_exemption', 'charge', 'rounding', 'dumping_notice'] as const;
  const same = [...names, ...others].map((name) => [name, sampleTables().all(name, day)] as const);
  return new DatedTables([['exchange_rate', changed.all('exchange_rate', day)], ...same]);
}
