import type { ByField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Decimal } from 'decimal.js';
import { seededRandom } from '../../classification/fitting/seeded-random.js';

type Texts = ByField<string>;

const CONTAINERS = ['CSQU3054383', 'MSKU9070323', 'TCLU0000020'];
const AIR_WAYBILLS = ['176-12345675', '618-12345675'];
const DESCRIPTIONS = ['Cotton shirts', 'Ceramic tiles', 'Steel brackets', 'Wooden chairs', 'LED lamps'];
const CODES = ['6109100010', '69072100', '73089090', '94036000'];
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

function saidByData(texts: Texts, fields: readonly RecordField[]): ByField<ShownValue> {
  const embedded = { file: 'factur-x.xml', term: 'BT-1', printed: null };
  return Object.fromEntries(fields.map((field) => [field, { ...shown(String(texts[field])), method: 'embedded data', embedded }]));
}

interface Shape {
  readonly type?: string;
  readonly fields: Texts;
  /** Those of the header that the data inside the file say as well. */
  readonly ofData?: readonly RecordField[];
  readonly lines?: readonly Texts[];
}

/** The papers of a job that agree with each other in every rule; the same for the same seed. */
export function cleanJob(seed: number): ShippingRecord[] {
  const random = seededRandom(seed);
  const whole = (most: number) => 1 + Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let part = 0;
  const record = (kind: RecordKind, { type = '', fields, ofData = [], lines = [] }: Shape): ShippingRecord => {
    part += 100;
    const shownLines = lines.map((line, index): ShownLine => ({ line_id: id(seed, part + index + 1), fields: fieldsOf(line) }));
    const place = { document_id: null, document_type: type, from_page: 1, to_page: 1 };
    return {
      id: id(seed, part),
      kind,
      work_order_id: JOB,
      ...place,
      fields: { ...fieldsOf(fields), ...saidByData(fields, ofData) },
      lines: shownLines,
      withdrawn: false,
      stream_position: 1,
    };
  };
  const number = `INV-${seed}`;
  const goods = Array.from({ length: whole(6) }, (_, index) => {
    const [quantity, price] = [whole(400), (whole(9_000) / 100).toFixed(2)];
    return {
      product_code: `P-${seed}-${index}`,
      description: one(DESCRIPTIONS),
      hs_code: one(CODES),
      quantity: String(quantity),
      unit_price: price,
      total_price: new Decimal(price).times(quantity).toFixed(2),
    };
  });
  const total = Decimal.sum(...goods.map((line) => line.total_price)).toFixed(2);
  const packed = goods.map(() => ({ packages: whole(40), gross: whole(900) + 100 }));
  const packages = packed.reduce((sum, line) => sum + line.packages, 0);
  const gross = packed.reduce((sum, line) => sum + line.gross, 0);
  const [term, freight, charges] = random() < 0.5 ? ['FOB', 'CC', {}] : ['CIF', 'PP', { freight: '120.50', insurance: '8' }];
  const way = { vessel: 'EVER GIVEN', voyage: '025S', port_of_loading: 'Ningbo', port_of_discharge: 'Sydney' };
  // Another scale than that of the packing list: within the tolerance.
  const weights = { gross_weight: new Decimal(gross).times('1.004').toFixed(1), weight_unit: 'KG' };
  const counted = { packages: String(packages), package_type: 'CARTONS' };
  const parties = { shipper_name: 'Brightstar Textile Co., Ltd.', consignee_name: 'WATTLE TRADING PTY LTD' };
  const bill = { ...way, ...weights, ...counted, shipped_on_board_date: '2026-03-12', freight_terms: freight };
  const container = one(CONTAINERS);
  const boxes = [{ number: container, seal: `S${seed}/A1`, packages: counted.packages, gross_weight: weights.gross_weight }];
  const air = { waybill_number: one(AIR_WAYBILLS), transport_mode: 'AIR' };
  const [invoiced, printed] = one([
    ['China', 'CN'],
    ['CN', 'P.R. China'],
  ]);
  const papers = [
    record('waybill', {
      type: 'HBL',
      fields: { ...bill, ...parties, waybill_number: `HBL${seed}`, master_number: `MBL ${seed}` },
      lines: boxes,
    }),
    record('waybill', {
      type: 'MBL',
      fields: { ...bill, vessel: 'Ever-Given', waybill_number: `MBL${seed}` },
      lines: boxes.map((box) => ({ ...box, seal: `A1 S${seed}` })),
    }),
    record('waybill', { type: 'AWB', fields: air }),
    record('invoice', {
      type: 'CIV',
      ofData: ['invoice_number'],
      fields: {
        invoice_number: number,
        invoice_date: '2026-03-02',
        seller_name: 'BRIGHTSTAR TEXTILE COMPANY LIMITED',
        buyer_name: 'Wattle Trading P/L',
        buyer_abn: '51 824 753 556',
        country_of_origin: invoiced,
        incoterm: term,
        currency: 'USD',
        ...charges,
        goods_total: total,
        total_amount: new Decimal(total)
          .plus(charges.freight ?? 0)
          .plus(charges.insurance ?? 0)
          .toFixed(2),
      },
      lines: goods.map((line) => ({ ...line, quantity_unit: 'PCE', net_weight: '5', currency: 'USD' })),
    }),
    record('packing-list', {
      type: 'PKL',
      fields: {
        invoice_number: `inv ${seed}`,
        packages: counted.packages,
        package_type: 'carton',
        gross_weight: String(gross),
        weight_unit: 'KG',
        net_weight: String(gross - 10 * goods.length),
      },
      lines: packed.map((line, index) => ({
        product_code: `p ${seed} ${index}`,
        quantity: goods[index]?.quantity ?? '',
        packages: String(line.packages),
        gross_weight: String(line.gross),
        net_weight: String(line.gross - 10),
        container_number: container,
      })),
    }),
    record('certificate-of-origin', {
      type: 'COO',
      fields: { invoice_number: number, country_of_origin: printed },
      lines: goods.map(({ product_code, hs_code }) => ({
        product_code,
        hs_code: `${hs_code.slice(0, 4)}.${hs_code.slice(4, 6)}`,
        origin_criterion: one(['WO', 'PSR']),
      })),
    }),
    record('packing-declaration', {
      type: 'PKD',
      fields: { consignment_identifier: container, signature_exists: 'Y', q1_unacceptable_packaging: 'N', q2_timber: 'Y', q3_ispm15: 'Y' },
    }),
    record('packing-declaration', {
      type: 'APD',
      fields: { valid_from: '2025-07-01', valid_to: '2026-06-30', signature_exists: 'Y', q1_unacceptable_packaging: 'N' },
    }),
    record('fumigation-certificate', { type: 'FUM', fields: { completion_date: '2026-03-05', containers: `20GP ${container}` } }),
    record('china-export-declaration', {
      type: 'CED',
      fields: {},
      lines: goods.map(({ total_price }) => ({ total_price, currency: 'USD' })),
    }),
  ];
  const declaration = record('declaration', {
    fields: {
      owner_name: 'Wattle Trading Pty Ltd',
      owner_id: one(['51824753556', 'AAC3333333F']),
      valuation_date: '2026-03-12',
      duty_date: '2026-03-30',
      entry_nature: 'N30',
    },
  });
  return [...papers, { ...declaration, lines: papers.flatMap((paper) => (paper.kind === 'invoice' ? paper.lines.map(declared) : [])) }];
}

/** The line of a declaration that an invoice line becomes: every other one claims a preference. */
function declared({ line_id, fields }: ShownLine, index: number): ShownLine {
  const claim = { preference_scheme_type: 'ChAFTA', preference_origin: 'CN', preference_rule_type: 'WO' };
  const general = { preference_scheme_type: 'GEN', wet_exemptions: 'WEX' };
  const texts: Texts = {
    line_type: 'goods',
    tariff_classification: String(fields.hs_code?.value).slice(0, 8),
    country_of_origin: 'CN',
    permit_numbers: 'P1',
    dumping_specification_number: 'DCR0001',
    dumping_export_price: '10.00',
    dumping_export_price_currency: 'USD',
    lct_quoting_yn: 'Y',
    treatment_instrument_no: `TC${String(fields.hs_code?.value).slice(0, 4)}`,
    treatment_instrument_type: 'TCO',
    warehouse_reference_number: 'N20-1',
    warehouse_establishment_code: 'W1',
    warehouse_reference_line: '1',
    warehouse_reference_quantity: '5',
    warehouse_reference_uq: 'NO',
    ...(index % 2 === 0 ? claim : general),
  };
  return { line_id, fields: fieldsOf(texts) };
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
