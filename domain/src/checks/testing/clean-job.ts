import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';
import { seededRandom } from '../../classification/fitting/seeded-random.js';

type Texts = ByField<string>;

const CONTAINERS = ['CSQU3054383', 'MSKU9070323', 'TCLU0000020'];
const AIR_WAYBILLS = ['176-12345675', '618-12345675'];
const DESCRIPTIONS = ['Cotton shirts', 'Ceramic tiles', 'Steel brackets', 'Wooden chairs', 'LED lamps'];
const JOB = '00000000-0000-4000-8000-000000000001';

function id(seed: number, part: number): string {
  return `00000000-0000-4000-8000-${String(seed).padStart(6, '0')}${String(part).padStart(6, '0')}`;
}

function shown(value: string): ShownValue {
  return { value, raw: value, place: null, method: 'text layer', confidence: 0.99, by: null, offered: null };
}

function fieldsOf(texts: Texts): ByField<ShownValue> {
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, shown(String(value))]));
}

interface Shape {
  readonly type?: string;
  readonly fields: Texts;
  readonly lines?: readonly Texts[];
}

/** The papers of a job that agree with each other in every rule; the same for the same seed. */
export function cleanJob(seed: number): ShippingRecord[] {
  const random = seededRandom(seed);
  const whole = (most: number) => 1 + Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let part = 0;
  const record = (kind: RecordKind, { type = '', fields, lines = [] }: Shape): ShippingRecord => {
    part += 100;
    const shownLines = lines.map((line, index): ShownLine => ({ line_id: id(seed, part + index + 1), fields: fieldsOf(line) }));
    const place = { document_id: null, document_type: type, from_page: 1, to_page: 1 };
    return {
      id: id(seed, part),
      kind,
      work_order_id: JOB,
      ...place,
      fields: fieldsOf(fields),
      lines: shownLines,
      withdrawn: false,
      stream_position: 1,
    };
  };
  const number = `INV-${seed}`;
  const goods = Array.from({ length: whole(6) }, () => {
    const [quantity, price] = [whole(400), (whole(9_000) / 100).toFixed(2)];
    return {
      description: one(DESCRIPTIONS),
      quantity: String(quantity),
      unit_price: price,
      total_price: new Decimal(price).times(quantity).toFixed(2),
    };
  });
  const total = Decimal.sum(...goods.map((line) => line.total_price)).toFixed(2);
  const packages = goods.map(() => whole(40));
  const gross = whole(9_000) + 200;
  const [term, freight] = random() < 0.5 ? ['FOB', 'CC'] : ['CIF', 'PP'];
  const way = { vessel: 'EVER GIVEN', voyage: '025S', port_of_loading: 'Ningbo', port_of_discharge: 'Sydney' };
  const weights = { gross_weight: String(gross), weight_unit: 'KG' };
  const bill = { ...way, ...weights, shipped_on_board_date: '2026-03-12', freight_terms: freight };
  const container = one(CONTAINERS);
  return [
    record('waybill', { type: 'HBL', fields: { ...bill, waybill_number: `HBL${seed}` }, lines: [{ number: container }] }),
    record('waybill', {
      type: 'MBL',
      fields: { ...bill, vessel: 'Ever-Given', waybill_number: `MBL${seed}` },
      lines: [{ number: container }],
    }),
    record('waybill', { type: 'AWB', fields: { waybill_number: one(AIR_WAYBILLS), transport_mode: 'AIR' } }),
    record('invoice', {
      type: 'CIV',
      fields: { invoice_number: number, invoice_date: '2026-03-02', incoterm: term, currency: 'USD', goods_total: total },
      lines: goods.map((line) => ({ ...line, quantity_unit: 'PCE', net_weight: '5', currency: 'USD' })),
    }),
    record('packing-list', {
      type: 'PKL',
      fields: {
        invoice_number: `inv ${seed}`,
        packages: String(packages.reduce((sum, count) => sum + count, 0)),
        ...weights,
        // Another scale: within the tolerance.
        gross_weight: new Decimal(gross).times('1.005').toFixed(1),
        net_weight: String(gross - 150),
      },
      lines: packages.map((count) => ({ packages: String(count), container_number: container })),
    }),
    record('certificate-of-origin', {
      type: 'COO',
      fields: { invoice_number: number },
      lines: goods.map(() => ({ origin_criterion: one(['WO', 'PSR']) })),
    }),
    record('packing-declaration', {
      type: 'PKD',
      fields: { signature_exists: 'Y', q1_unacceptable_packaging: 'N', q2_timber: 'Y', q3_ispm15: 'Y' },
    }),
    record('fumigation-certificate', { type: 'FUM', fields: { completion_date: '2026-03-05' } }),
    record('china-export-declaration', {
      type: 'CED',
      fields: {},
      lines: goods.map(({ total_price }) => ({ total_price, currency: 'USD' })),
    }),
  ];
}

/** The same records with other texts in the header, or in the first line, of the first record of a kind; null leaves a value out. */
export function changed(
  records: readonly ShippingRecord[],
  kind: RecordKind,
  texts: Partial<Record<keyof Texts, string | null>>,
  where: 'header' | 'line' = 'header',
): ShippingRecord[] {
  const at = records.findIndex((record) => record.kind === kind);
  return records.map((record, index) => {
    if (index !== at) return record;
    if (where === 'header') return { ...record, fields: withTexts(record.fields, texts) };
    return { ...record, lines: record.lines.map((line, n) => (n === 0 ? { ...line, fields: withTexts(line.fields, texts) } : line)) };
  });
}

function withTexts(fields: ByField<ShownValue>, texts: Partial<Record<keyof Texts, string | null>>): ByField<ShownValue> {
  const entries = Object.entries(texts).map(([field, value]) => [field, value == null ? undefined : shown(value)] as const);
  const next = { ...fields, ...Object.fromEntries(entries) };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

/** Without the records of a kind. */
export function without(records: readonly ShippingRecord[], kind: RecordKind): ShippingRecord[] {
  return records.filter((record) => record.kind !== kind);
}
