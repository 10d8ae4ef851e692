import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { DatedTables } from '../../customs-table/dated-tables.js';
import type { Surroundings } from '../compile/surroundings.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A value as it was read on page one. */
function read(value: string): ShownValue {
  const place = { page: 1, boxes: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }], address: null };
  return { value, raw: value, place, method: 'text layer', confidence: 0.97, by: null, offered: null };
}

type Texts = ByField<string>;
const readAll = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, read(String(value))]));

/** A record as it stands, its lines numbered after it. */
export function record(kind: RecordKind, number: number, fields: Texts, lines: readonly Texts[] = [], type = ''): ShippingRecord {
  return {
    id: id(number),
    kind,
    work_order_id: id(1),
    document_id: null,
    document_type: type,
    from_page: 1,
    to_page: 1,
    fields: readAll(fields),
    lines: lines.map((line, index) => ({ line_id: id(number * 100 + index + 1), fields: readAll(line) })),
    withdrawn: false,
    stream_position: 3,
  };
}

const line = (total_price: string, hs_code: string, country_of_origin: string) => ({
  description: `Goods of ${hs_code}`,
  hs_code,
  quantity: '100',
  quantity_unit: 'DOZ',
  net_weight: '500',
  net_weight_unit: 'KG',
  total_price,
  country_of_origin,
});

/** The papers of the CIF invoice over three lines of the trade's own worked example (domain: money, §9, C). */
export function cifShipment(): ShippingRecord[] {
  return [
    record(
      'waybill',
      10,
      {
        bl_number: 'HBLSHA250001',
        master_bill_number: 'MAEU123',
        vessel: 'EVER GIVEN',
        voyage: '025S',
        shipped_on_board_date: '2025-11-03',
        gross_weight: '12500',
        weight_unit: 'KGS',
        consignee_name: 'Lantern Bay Imports Pty Ltd',
      },
      [{ number: 'CSQU 305438-3', seal: 'SL1', packages: '480', package_type: 'CT' }],
      'HBL',
    ),
    record(
      'invoice',
      20,
      {
        invoice_number: 'INV-1',
        seller_name: 'Ningbo Garments Co Ltd',
        incoterm: 'CIF SYDNEY',
        currency: 'USD',
        goods_total: '48250.00',
        total_amount: '48250.00',
        freight: '2350.00',
        insurance: '145.00',
      },
      [line('30000.00', '6109.10.00', 'Made in China'), line('12500.00', '8471.30.00.03', 'CN'), line('5750.00', '6109.10.00 11', 'China')],
      'CIV',
    ),
  ];
}

/** Tables that hold only these rows, on all days of two years. */
function tablesOf(tables: Readonly<Partial<Record<CustomsTableName, readonly Readonly<Record<string, string>>[]>>>): DatedTables {
  return new DatedTables(
    Object.entries(tables).map(([name, rows]) => [
      name as CustomsTableName,
      (rows ?? []).map((values, index) => ({
        id: `${name}/1/${index + 1}`,
        valid_from: '2025-01-01',
        valid_to: '2026-12-31',
        source: 'test',
        law: '',
        file_date: '2025-01-01',
        is_demonstration: true,
        values,
      })),
    ]),
  );
}

const tariff = (tariff_item: string, statistical_code: string, rate: string) => ({
  tariff_item,
  rate_number: '',
  statistical_code,
  unit: 'No',
  description: '',
  rate,
  wine: '',
  luxury_car: '',
});

/** The job of these papers, with the rows of customs that they need. */
export function surroundings(): Surroundings {
  return {
    job: {
      code: 'SYD-000123',
      reference: 'PO-7781',
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_arrive: '2025-12-01',
      vessel: null,
      voyage: null,
    },
    owner: { name: 'Lantern Bay Imports', customs_id: '51824753556', cac: null },
    tables: tablesOf({
      tariff_rate: [tariff('61091000', '11', '5%'), tariff('84713000', '03', 'Free')],
      exchange_rate: [{ currency: 'USD', rate: '0.6543' }],
      tax_rate: [{ tax: 'GST', percent: '10' }],
      rounding: [{ amount: 'money', places: '2', mode: 'half-up' }],
    }),
    newId: (name) => id(900_000 + (Array.from(name).reduce((sum, char) => sum * 31 + (char.codePointAt(0) ?? 0), 7) % 90_000)),
  };
}
