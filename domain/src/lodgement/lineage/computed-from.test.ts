import type { LineType } from '@tallyport/contracts/declaration/line-fields';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { entryOf } from '../../declaration/declared-entry-of.js';
import { assessEntry } from '../../duty/assess-entry.js';
import { sampleTables } from '../../duty/testing/sample-tables.js';
import { CHARGES_FROM, COMPUTED_FROM } from './computed-from.js';

type Values = Partial<Record<RecordField, string>>;
type Place = LineType | 'header';

/** One line of goods under one invoice with a charge, whose every amount can be computed. */
const DECLARED: Readonly<Record<'header' | 'invoice' | 'charge' | 'goods', Values>> = {
  header: { entry_nature: 'N10', transport_mode: 'sea', valuation_date: '2025-11-03', duty_date: '2025-12-01' },
  invoice: { invoice_number: 'A', invoice_term: 'CIF', invoice_total: '20000.00', invoice_currency: 'USD' },
  charge: { invoice_number: 'A', charge: 'overseas-freight', charge_amount: '1200.00', charge_currency: 'USD', charge_included: 'N' },
  goods: {
    invoice_number: 'A',
    price: '18000.00',
    tariff_classification: '22087000',
    quantity: '700',
    quantity_unit: 'L',
    invoice_spirit_strength: '40',
  },
};
/** What else each field may say. */
const OTHERWISE: readonly (readonly [Place, Values])[] = [
  ['header', { gst_deferred: 'Y' }],
  ['header', { entry_nature: 'N20' }],
  ['invoice', { invoice_total: '21000.00' }],
  ['invoice', { goods_total: '19000.00' }],
  ['invoice', { invoice_currency: 'EUR' }],
  ['invoice', { invoice_term: 'FOB' }],
  ['charge', { charge: 'packing-costs' }],
  ['charge', { charge_amount: '1300.00' }],
  ['charge', { charge_currency: 'EUR' }],
  ['charge', { charge: 'packing-costs', charge_included: 'Y' }],
  ['goods', { price: '18500.00' }],
  ['goods', { invoice_lines_price_adjustment: '10.00' }],
  ['goods', { t_i_override: '5.00', t_i_override_currency: 'AUD' }],
  ['goods', { tariff_classification: '84713000' }],
  ['goods', { tariff_classification: '22042100' }],
  ['goods', { tariff_classification: '87032300' }],
  ['goods', { country_of_origin: 'RU' }],
  ['goods', { preference_scheme_type: 'ChAFTA', preference_origin: 'CN' }],
  ['goods', { treatment_code: '001' }],
  ['goods', { quantity: '701' }],
  ['goods', { invoice_spirit_strength: '41' }],
  ['goods', { duty: '7.00' }],
  ['goods', { dumping_duty: '7.00' }],
  ['goods', { wine_equalisation_tax: '7.00' }],
  ['goods', { dumping_specification_number: '2', dumping_export_price: '9.00', dumping_export_price_currency: 'AUD' }],
  ['goods', { gst_exemption_code: 'FOOD' }],
  ['goods', { luxury_car_tax_payable_ind_yn: 'Y', price: '190000.00' }],
];

function shown(values: Values): Record<string, ShownValue> {
  const said = { raw: null, place: null, method: 'person', confidence: 1, by: null, offered: null } as const;
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { ...said, value }]));
}

function declared(place: Place | null, otherwise: Values = {}): ShippingRecord {
  const of = (name: keyof typeof DECLARED) => shown({ ...DECLARED[name], ...(name === place && otherwise) });
  const lines = (['invoice', 'charge', 'goods'] as const).map((type) => ({
    line_id: type,
    fields: { ...shown({ line_type: type }), ...of(type) },
  }));
  const nothing = { document_id: null, document_type: null, from_page: null, to_page: null, withdrawn: false, stream_position: 1 };
  return { id: 'd', kind: 'declaration', work_order_id: 'w', ...nothing, fields: of('header'), lines };
}

const tables = sampleTables();

/** The amounts of the line; none where they cannot be computed. */
function amountsOf(record: ShippingRecord): Readonly<Record<string, string>> {
  const [line] = assessEntry(entryOf(record), tables).lines;
  return line?.kind === 'computed' ? line.amounts : {};
}

test.each(OTHERWISE)('an amount that %s %j makes another is said to follow from it', (place, otherwise) => {
  const before = amountsOf(declared(null));
  const after = amountsOf(declared(place, otherwise));
  const changed = Object.keys(COMPUTED_FROM).filter((name) => before[name] !== after[name]);
  const unnamed = changed.filter((name) => {
    const from = COMPUTED_FROM[name]?.[place as 'goods'] ?? [];
    return !Object.keys(otherwise).some((field) => from.includes(field as RecordField));
  });
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(changed).not.toEqual([]);
  expect(unnamed).toEqual([]);
});

test('the rows of every step decide some amount that is sent', () => {
  const dumped = declared('goods', {
    dumping_specification_number: '2',
    dumping_export_price: '9.00',
    dumping_export_price_currency: 'AUD',
  });
  const [line] = assessEntry(entryOf(dumped), tables).lines;
  const deciding = (line?.steps ?? []).filter(({ rows }) => rows.length > 0).map(({ step }) => step);
  const named = new Set(Object.values(COMPUTED_FROM).flatMap(({ steps }) => steps));
  expect(deciding).toContain('dumping-duty');
  // What duty would be without a claim is not sent.
  expect(deciding.filter((step) => !named.has(step))).toEqual(['standard-duty', 'general-duty']);
});

test('whatever the computation reads of a declaration is named, but for what says where a line belongs, by what a claim is made, and the duty that is not sent', () => {
  const read = new Set<string>();
  const watched = (fields: ShippingRecord['fields']) =>
    new Proxy(fields, {
      get: (of, name) => {
        read.add(String(name));
        return Reflect.get(of, name) as unknown;
      },
    });
  const claims = { preference_scheme_type: 'ChAFTA', treatment_code: '001', dumping_specification_number: '2' };
  const { fields, lines, ...record } = declared('goods', claims);
  entryOf({ ...record, fields: watched(fields), lines: lines.map((line) => ({ ...line, fields: watched(line.fields) })) });
  const named = Object.values(COMPUTED_FROM).flatMap(({ header, invoice, charge, goods }) => [...header, ...invoice, ...charge, ...goods]);
  const others = [...read].filter((field) => ![...named, ...CHARGES_FROM].some((name) => name === field));
  expect(others.toSorted()).toEqual([
    'invoice_number',
    'line_group',
    'line_type',
    'preference_rule_type',
    'standard_duty',
    'treatment_instrument_no',
    'treatment_instrument_type',
  ]);
});
