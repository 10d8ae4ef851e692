import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { expect, test } from 'vitest';
import type { FrozenLineType, FrozenRecord } from '../frozen-record.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from '../messages/testing/sample-records.js';
import { preflight } from './preflight.js';
import { sampleSubject, withHeader, withLine } from './testing/sample-subject.js';

const record = sampleDeclaration();
const said = ({ code, severity, line_id, field, found, expected }: PreflightFinding) =>
  [severity === 'warning' ? 'warning' : '', code, line_id ?? 'header', field ?? '-', found, expected]
    .filter((part) => part !== '')
    .join(' ');
const findings = (of: FrozenRecord) => preflight(sampleSubject(of)).map(said);

test('what customs accepts passes without a word', () => {
  expect(findings(record)).toEqual([]);
  expect(findings(sampleCargoReport())).toEqual([]);
});

const LONG = 'X'.repeat(251);
const DUMPING = { dumping_specification_number: 'DCR1', dumping_export_price: '9.5000', dumping_export_price_currency: 'USD' };
const OUT_OF_WAREHOUSE = {
  warehouse_establishment_code: '9034P',
  warehouse_reference_number: 'AAEHK7R4W',
  warehouse_reference_line: '1',
  warehouse_reference_quantity: '5',
  warehouse_reference_uq: 'NO',
};
const NOT_COMPUTED = 'customs_value transport_and_insurance duty dumping_duty wet gst_payable gst_deferred lct charges due'
  .split(' ')
  .map((name) => `not-computed header - amounts.${name}`);
/** The first line is a car above the threshold. */
function ofLuxury(fields: Parameters<typeof withLine>[2]): FrozenRecord {
  const changed = withLine(record, 'goods', fields);
  const lines = changed.lines.map((line) =>
    line.type === 'goods' && line.number === 1 ? { ...line, amounts: { ...line.amounts, lct: '6602.40' } } : line,
  );
  return { ...changed, lines };
}

const n30 = withLine(withLine(withHeader(record, { entry_nature: 'N30' }), 'goods', OUT_OF_WAREHOUSE), 'goods', OUT_OF_WAREHOUSE, 2);

// biome-ignore format: a table reads best in rows
const WRONG: readonly (readonly [string, FrozenRecord, readonly string[]])[] = [
  ['a port that is missing', withHeader(record, { loading_port: undefined }), ['required header loading_port']],
  ['an owner that is missing', withHeader(record, { owner_id: undefined }), ['required header owner_id']],
  ['a description that is missing', withLine(record, 'goods', { goods_description: undefined }), ['required goods-1 goods_description']],
  ['packages that are missing', withLine(record, 'transport', { packages: undefined }), ['required transport-1 packages']],
  ['a voyage that is missing at sea', withHeader(record, { voyage: undefined }), ['required header voyage']],
  ['a text too long', withLine(record, 'goods', { goods_description: LONG }, 2), ['too-long goods-2 goods_description 251 250']],
  ['a value too long for the message alone', withLine(record, 'transport', { packages: '123456789' }), ['too-long transport-1 packages 9 8']],
  ['one of several values too long', withLine(record, 'goods', { permit_numbers: `A1 ${'B'.repeat(36)}` }), ['too-long goods-1 permit_numbers 36 35']],
  ['more values than customs takes', withLine(record, 'goods', { wet_exemptions: 'A B C D E F' }), ['too-many-values goods-1 wet_exemptions 6 5']],
  ['letters that cannot be sent', withLine(record, 'goods', { goods_description: '螺栓 €5 M8' }), ['outside-character-set goods-1 goods_description 螺 栓 €']],
  ['a tab', withHeader(record, { owner_name: 'A\tB' }), ['outside-character-set header owner_name \t']],
  ['a day that is none', withHeader(record, { duty_date: '2026-02-30' }), ['not-a-day header duty_date 2026-02-30']],
  ['a number that is none', withHeader(record, { gross_weight: '4,180.5' }), ['not-a-number header gross_weight 4,180.5']],
  ['more places than a weight has', withHeader(record, { gross_weight: '1.2345' }), ['too-many-decimals header gross_weight 1.2345 3']],
  ['a percentage above a hundred', withLine(record, 'goods', { invoice_spirit_strength: '101' }), ['out-of-range goods-1 invoice_spirit_strength 101 0 – 100']],
  ['an amount below nothing', withLine(record, 'charge', { charge_amount: '-1.00' }), ['out-of-range charge-1 charge_amount -1.00 0 –']],
  ['a rate of nothing', withLine(record, 'goods', { dumping_rate_of_exchange: '0' }), ['out-of-range goods-1 dumping_rate_of_exchange 0 > 0']],
  ['a flag that is neither', withLine(record, 'goods', { related_transaction: 'X' }), ['not-a-flag goods-1 related_transaction X']],
  ['a country that is none', withLine(record, 'goods', { dcx: 'CHN' }), ['not-a-country goods-1 dcx CHN']],
  ['a port that is an airport', withHeader(record, { discharge_port: 'SYD' }), ['not-a-port header discharge_port SYD']],
  ['an ABN with a wrong digit', withHeader(record, { owner_id: '77000111028' }), ['client-number header owner_id 77000111028']],
  ['a CCID with a wrong digit', withLine(record, 'goods', { supplier_id: 'TLP3496737Y' }), ['client-number goods-1 supplier_id TLP3496737Y']],
  ['a code that no list of the specification has', withHeader(record, { declaration_type: 'XXX' }), ['unknown-code header declaration_type XXX']],
  ['a type that is not implemented', withHeader(record, { declaration_type: 'RCR' }), ['not-implemented header declaration_type RCR']],
  ['a cargo type that the table does not have', withLine(record, 'transport', { cargo_type: 'BLK' }), ['unknown-code transport-1 cargo_type BLK']],
  ['a treatment that the table does not have', withLine(record, 'goods', { treatment_code: '999' }), ['warning unknown-code goods-1 treatment_code 999']],
  ['a charge that customs has no name for', withLine(record, 'charge', { charge: 'tips' }), ['unknown-code charge-1 charge tips']],
  ['an amount without its currency', withLine(record, 'goods', { t_i_override: '12.50' }), ['pair-missing goods-1 t_i_override_currency t_i_override']],
  ['a quantity without its unit', withLine(record, 'goods', { quantity_unit: undefined }), ['pair-missing goods-1 quantity_unit']],
  ['an instrument without its type', withLine(record, 'goods', { preference_instrument_no: '7' }), ['pair-missing goods-1 preference_instrument_type preference_instrument_no']],
  ['a value of another kind of line', withLine(record, 'goods', { cargo_type: 'FCL' }), ['not-of-this-line goods-1 cargo_type']],
  ['an airline at sea', withHeader(record, { airline_code: 'QF' }), ['not-sent header airline_code']],
  ['a phone of nobody', withHeader(record, { delivery_name: undefined }), ['not-sent header delivery_phone']],
  ['a client activity centre without an ABN', withHeader(record, { owner_id: 'TLP3496736Y', owner_cac: '001' }), ['not-sent header owner_cac']],
  ['biosecurity commodities out of a warehouse', withLine(n30, 'goods', { aqis_commodity_codes: 'A1' }), ['not-sent goods-1 aqis_commodity_codes']],
  ['goods out of a warehouse without their line', withLine(n30, 'goods', { warehouse_reference_line: undefined }, 2), ['warehouse-incomplete goods-2 warehouse_reference_line']],
  ['a tariff item of six digits', withLine(record, 'goods', { tariff_classification: '392690' }), ['not-digits goods-1 tariff_classification 392690 8']],
  ['a rate number with a letter', withLine(record, 'goods', { tariff_class_rate_number: 'B0' }), ['not-digits goods-1 tariff_class_rate_number B0 1–3']],
  ['an invoice of nothing', withLine(record, 'invoice', { invoice_total: '0.00' }), ['zero-total invoice-1 invoice_total 0.00']],
  ['an invoice that is not declared', withLine(record, 'goods', { invoice_number: 'NB-1' }), ['invoice-missing goods-1 invoice_number NB-1', 'invoice-sum invoice-1 invoice_total 8000 20000']],
  ['prices that come to something else', withLine(record, 'goods', { price: '12000.01' }), ['invoice-sum invoice-1 invoice_total 20000.01 20000']],
  ['a rate 5.1 % off the table', withLine(record, 'goods', { ...DUMPING, dumping_rate_of_exchange: '0.6727' }), ['exchange-rate-off goods-1 dumping_rate_of_exchange 0.6727 0.64']],
  ['a rate upside down', withLine(record, 'goods', { ...DUMPING, dumping_rate_of_exchange: '1.5625' }), ['exchange-rate-off goods-1 dumping_rate_of_exchange 1.5625 0.64']],
  ['a dumping specification alone', withLine(record, 'goods', { dumping_specification_number: 'DCR1' }), ['dumping-price-or-exemption goods-1 dumping_export_price']],
  ['a dumping price and an exemption', withLine(record, 'goods', { ...DUMPING, dumping_exemption_type: 'EXMIN' }), ['dumping-price-or-exemption goods-1 dumping_export_price']],
  ['a container of goods with a wrong digit', withLine(record, 'goods', { container_numbers: 'TLPU4001259 TLPU4001258' }), ['check-digit goods-1 container_numbers TLPU4001258']],
  ['a treatment instrument without its type', withLine(record, 'goods', { treatment_instrument_no: '7' }), ['pair-missing goods-1 treatment_instrument_type']],
  ['a country that is on no map', withLine(record, 'goods', { dcx: 'XX' }), ['not-a-country goods-1 dcx XX']],
  ['a preference without its rule', withLine(record, 'goods', { preference_rule_type: undefined }, 2), ['preference-incomplete goods-2 preference_rule_type']],
  ['an origin without a preference', withLine(record, 'goods', { preference_origin: 'CN' }), ['preference-without-scheme goods-1 preference_origin CN']],
  ['an N20 on goods for home consumption', withLine(record, 'goods', { warehouse_reference_number: 'AAEHK1' }), ['warehouse-without-n30 goods-1 warehouse_reference_number']],
  ['a tax quoted and exempt', withLine(record, 'goods', { wet_quoting_yn: 'Y', wet_exemptions: 'WEX' }), ['quoted-and-exempt goods-1 wet_exemptions']],
  ['luxury car tax that is not said to be due', ofLuxury({ lct_quoting_yn: 'N' }), ['lct-indicator goods-1 luxury_car_tax_payable_ind_yn 6602.40']],
  ['an amber reason without words', withLine(record, 'goods', { amber_reason_type: 'VALUE' }), ['amber-statement goods-1 amber_statement']],
  ['a vehicle id with the letter O', withLine(record, 'goods', { vehicle_ids: 'JTDBR32E0O0123456' }), ['check-digit goods-1 vehicle_ids JTDBR32E0O0123456']],
  ['a ship with a wrong digit', withHeader(record, { vessel_id: '9381276' }), ['check-digit header vessel_id 9381276']],
  ['fault 85: a container with a wrong digit', withLine(record, 'transport', { container_number: 'TLPU4001258' }), ['check-digit transport-1 container_number TLPU4001258']],
  ['a full container without a number', withLine(record, 'transport', { container_number: undefined }), ['container-needed transport-1 container_number']],
  ['fault 53: neither house nor master bill', withLine(record, 'transport', { house_bill: undefined, master_bill: undefined }), ['select-house-or-master transport-1 house_bill']],
  ['an arrival before the first arrival', withHeader(record, { arrival_date: '2026-11-18' }), ['days-out-of-order header first_arrival_date 2026-11-19 ≤ 2026-11-18']],
  ['a valuation after the arrival', withHeader(record, { valuation_date: '2026-11-22' }), ['days-out-of-order header valuation_date 2026-11-22 ≤ 2026-11-21']],
  ['a firm order after the arrival', withLine(record, 'goods', { firm_order_date: '2026-11-22' }), ['days-out-of-order goods-1 firm_order_date 2026-11-22 ≤ 2026-11-21']],
  ['half an account', withHeader(record, { bank_bsb: '012345' }), ['pair-missing header bank_account_number', 'pair-missing header bank_account_name']],
  ['no goods at all', { ...record, lines: record.lines.filter(({ type }) => type !== 'goods') }, ['line-missing header - goods', 'invoice-sum invoice-1 invoice_total 0 20000']],
  ['amounts that were not computed', { ...record, amounts: {} }, NOT_COMPUTED],
];

test.each(WRONG)('%s is named with its field and line', (_what, wrong, expected) => {
  expect(findings(wrong)).toEqual(expected);
});

test.each([
  ['JPY', '12000', []],
  ['JPY', '12000.5', ['too-many-decimals goods-1 price 12000.5 0']],
  ['USD', '12000.55', []],
  ['USD', '12000.555', ['too-many-decimals goods-1 price 12000.555 2']],
  ['KWD', '12000.555', []],
  ['KWD', '12000.5555', ['too-many-decimals goods-1 price 12000.5555 3']],
] as const)('fault 84: a price in %s has the places of its currency: %s', (currency, price, expected) => {
  const foreign = withLine(withLine(record, 'goods', { price }), 'invoice', { invoice_currency: currency });
  expect(findings(foreign).filter((finding) => finding.includes('goods-1 price'))).toEqual(expected);
});

test('a unit price of the dumping register has four places in any currency', () => {
  const priced = (price: string) => findings(withLine(record, 'goods', { ...DUMPING, dumping_export_price: price }));
  expect(priced('9.1234')).toEqual([]);
  expect(priced('9.12345')).toEqual(['too-many-decimals goods-1 dumping_export_price 9.12345 4']);
});

test('account details wait for a change, and an establishment may stand on goods for home consumption', () => {
  const bank = { bank_account_number: '123456789', bank_account_name: 'WATTLE', bank_bsb: '012345' };
  expect(findings(withHeader(record, bank))).toEqual([]);
  expect(findings(withLine(record, 'goods', { warehouse_establishment_code: '9034P' }))).toEqual([]);
});

test('the goods of an invoice may come to less than its total, where it says so', () => {
  const invoice = (goods_total: string) => findings(withLine(record, 'invoice', { invoice_total: '21280.00', goods_total }));
  expect(invoice('20000.00')).toEqual([]);
  expect(invoice('20000.01')).toEqual(['invoice-sum invoice-1 invoice_total 20000 20000.01']);
});

test('no invoice and no bill stands there twice', () => {
  const twice = (type: FrozenLineType) => {
    const copies = record.lines.filter((line) => line.type === type).map((line) => ({ ...line, number: 9, lineIds: [`${type}-9`] }));
    return findings({ ...record, lines: [...record.lines, ...copies] });
  };
  expect(twice('invoice')).toContain('invoice-twice invoice-9 invoice_number NB-26-0917');
  expect(twice('transport')).toEqual(['same-bill-twice transport-9 container_number']);
});

test('a preference that the table does not have may be a new one', () => {
  expect(findings(withLine(record, 'goods', { preference_scheme_type: 'XFTA' }, 2))).toEqual([
    'warning unknown-code goods-2 preference_scheme_type XFTA',
  ]);
});

test('luxury car tax that is said to be due passes', () => {
  expect(findings(ofLuxury({ luxury_car_tax_payable_ind_yn: 'Y' }))).toEqual([]);
});

test('a rate within five per cent of the table passes', () => {
  expect(findings(withLine(record, 'goods', { ...DUMPING, dumping_rate_of_exchange: '0.672' }))).toEqual([]);
});

test('fault 53: goods that share a container travel under a house bill', () => {
  const shared = withLine(record, 'transport', { cargo_type: 'FCX', house_bill: undefined });
  expect(findings(shared)).toContain('select-house transport-1 house_bill');
});

test('by air the master air waybill is checked, and what belongs to a ship is not taken', () => {
  const ship = { vessel_id: undefined, vessel: undefined, voyage: undefined };
  const byAir = withLine(withHeader(record, { ...ship, transport_mode: 'air', airline_code: 'QF' }), 'transport', {
    master_bill: '176-12345675',
  });
  expect(findings(byAir)).toEqual([]);
  expect(findings(withLine(byAir, 'transport', { master_bill: '176-12345676' }))).toEqual([
    'check-digit transport-1 master_bill 176-12345676',
  ]);
  expect(findings(withHeader(byAir, { vessel_id: '9381275', airline_code: undefined }))).toEqual([
    'not-sent header vessel_id',
    'required header airline_code',
  ]);
});

test('everything is named at once', () => {
  const wrong = withLine(
    withHeader(record, { owner_id: '77000111028', loading_port: 'NINGBO' }),
    'goods',
    { goods_description: LONG, price: '-1' },
    2,
  );
  expect(findings(wrong)).toEqual([
    'client-number header owner_id 77000111028',
    'not-a-port header loading_port NINGBO',
    'too-long goods-2 goods_description 251 250',
    'out-of-range goods-2 price -1 0 –',
    'invoice-sum invoice-1 invoice_total 11999 20000',
  ]);
});

test('a secret is never told', () => {
  const secret = 'CONFIDENTIAL-7';
  expect(JSON.stringify(preflight(sampleSubject(withLine(record, 'goods', { instrument_security_code: secret }))))).not.toContain(secret);
});

test('what a person says besides has to fit, too', () => {
  const answers = [{ question: 'LQ0071', answer: 'X'.repeat(251), reason: 'because of €' }];
  const subject = sampleSubject(record, { sending: sampleSending({ answers, broker: { licence: '044170', name: '王伟' } }) });
  expect(preflight(subject).map(said)).toEqual([
    'too-long header - answer.answer 251 250',
    'outside-character-set header - € answer.reason',
    'too-long header - sending.licence 6 5',
    'outside-character-set header - 王 伟 sending.broker_name',
  ]);
});

test('a message takes no more than so many invoices', () => {
  const [invoice] = record.lines;
  const many = Array.from({ length: 99 }, (_, index) => ({
    ...invoice,
    type: 'invoice' as const,
    number: index + 2,
    lineIds: [`invoice-${index}`],
    amounts: {},
    fields: { ...invoice?.fields, invoice_number: `N${index}`, goods_total: '0' },
  }));
  expect(findings({ ...record, lines: [...record.lines, ...many] })).toEqual(['too-many-lines header - 100 invoice 99']);
});

test('without a broker nothing is sent', () => {
  const subject = sampleSubject(record, { sending: sampleSending({ broker: null }) });
  expect(preflight(subject).map(said)).toEqual(['required header - sending.licence', 'required header - sending.broker_name']);
});
