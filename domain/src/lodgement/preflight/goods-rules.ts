import type { PreflightCode, PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { isContainerNumberValid } from '../../shipping-record/iso6346.js';
import type { FrozenLine } from '../frozen-record.js';
import { error, linesOf, numberIn, type PreflightRule, type PreflightSubject } from './subject.js';

type LineRule = (line: FrozenLine, subject: PreflightSubject) => readonly PreflightFinding[];

/** Farther off the table than this, a rate was mistyped or is upside down (domain: money, §3). */
const MOST_OFF = 0.05;
const VEHICLE_ID = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Fields of digits alone, with how many at least and at most. */
const DIGITS: readonly (readonly [RecordField, number, number])[] = [
  ['tariff_classification', 8, 8],
  ['second_tariff_item', 8, 8],
  ['statistical_code', 2, 2],
  ['treatment_code', 3, 3],
  ['second_treatment', 3, 3],
  ['tariff_class_rate_number', 1, 3],
  ['treatment_rate_number', 1, 3],
];
const OUT_OF_WAREHOUSE: readonly RecordField[] = [
  'warehouse_establishment_code',
  'warehouse_reference_number',
  'warehouse_reference_line',
  'warehouse_reference_quantity',
  'warehouse_reference_uq',
];
/** An establishment may also stand on goods that go into a warehouse. */
const ONLY_OUT_OF_WAREHOUSE: readonly RecordField[] = OUT_OF_WAREHOUSE.slice(1);
const NO_SCHEME: readonly (string | undefined)[] = [undefined, 'GEN'];

/** What the values of a tariff line owe each other (docs/customs-messages.md, rules 8 to 12; domain: optional line fields). */
export const goodsRules: PreflightRule = (subject) =>
  linesOf(subject.record, 'goods').flatMap((line) => LINE_RULES.flatMap((rule) => rule(line, subject)));

const digits: LineRule = (line) =>
  DIGITS.flatMap(([field, from, to]) => {
    const value = line.fields[field];
    if (value === undefined || (/^\d+$/.test(value) && value.length >= from && value.length <= to)) return [];
    return [error('not-digits', line, field, { found: value, expected: from === to ? String(from) : `${from}–${to}` })];
  });

const containers: LineRule = (line) =>
  (line.fields.container_numbers?.split(' ') ?? [])
    .filter((number) => !isContainerNumberValid(number))
    .map((number) => error('check-digit', line, 'container_numbers', { found: number }));

/** The instruments of the optional fields are pairs of their own; that of the treatment stands beside every line. */
const treatmentInstrument: LineRule = (line) => {
  const { treatment_instrument_no: number, treatment_instrument_type: type } = line.fields;
  if ((number === undefined) === (type === undefined)) return [];
  return [error('pair-missing', line, number === undefined ? 'treatment_instrument_no' : 'treatment_instrument_type')];
};

const preference: LineRule = (line) => {
  const { preference_scheme_type: scheme, preference_origin: origin, preference_rule_type: rule } = line.fields;
  if (!NO_SCHEME.includes(scheme)) return unfilled(line, 'preference-incomplete', ['preference_origin', 'preference_rule_type']);
  return [
    ...(origin === undefined ? [] : [error('preference-without-scheme', line, 'preference_origin', { found: origin })]),
    ...(rule === undefined ? [] : [error('preference-without-scheme', line, 'preference_rule_type', { found: rule })]),
  ];
};

const dumping: LineRule = (line) => {
  const { dumping_specification_number, dumping_export_price, dumping_exemption_type } = line.fields;
  if (dumping_specification_number === undefined) return [];
  const isOneOfTwo = (dumping_export_price === undefined) !== (dumping_exemption_type === undefined);
  return isOneOfTwo ? [] : [error('dumping-price-or-exemption', line, 'dumping_export_price')];
};

const dumpingRate: LineRule = (line, { record, tables }) => {
  const { dumping_rate_of_exchange, dumping_export_price_currency: currency } = line.fields;
  const rate = numberIn(dumping_rate_of_exchange);
  const row = currency === undefined ? undefined : tables.find('exchange_rate', [currency], record.fields.valuation_date ?? '');
  if (rate === null || row === undefined) return [];
  const isOff = rate.minus(row.values.rate).abs().div(row.values.rate).greaterThan(MOST_OFF);
  return isOff ? [error('exchange-rate-off', line, 'dumping_rate_of_exchange', { found: rate.toFixed(), expected: row.values.rate })] : [];
};

const warehouse: LineRule = (line, { record }) => {
  if (record.fields.entry_nature === 'N30') return unfilled(line, 'warehouse-incomplete', OUT_OF_WAREHOUSE);
  return ONLY_OUT_OF_WAREHOUSE.flatMap((field) => (line.fields[field] === undefined ? [] : [error('warehouse-without-n30', line, field)]));
};

const quoted: LineRule = (line) => [
  ...(line.fields.wet_quoting_yn === 'Y' && line.fields.wet_exemptions !== undefined
    ? [error('quoted-and-exempt', line, 'wet_exemptions')]
    : []),
  ...(line.fields.lct_quoting_yn === 'Y' && line.fields.lct_exemptions !== undefined
    ? [error('quoted-and-exempt', line, 'lct_exemptions')]
    : []),
];

/** Luxury car tax that falls due is declared as due (domain: money, §7). */
const luxuryCar: LineRule = (line) => {
  const due = line.amounts['lct'] ?? '0';
  const isSaid = Number(due) === 0 || line.fields.luxury_car_tax_payable_ind_yn === 'Y';
  return isSaid ? [] : [error('lct-indicator', line, 'luxury_car_tax_payable_ind_yn', { found: due })];
};

const amber: LineRule = (line) =>
  line.fields.amber_reason_type !== undefined && line.fields.amber_statement === undefined
    ? [error('amber-statement', line, 'amber_statement')]
    : [];

const vehicles: LineRule = (line) =>
  (line.fields.vehicle_ids?.split(' ') ?? [])
    .filter((id) => !VEHICLE_ID.test(id))
    .map((id) => error('check-digit', line, 'vehicle_ids', { found: id }));

const LINE_RULES: readonly LineRule[] = [
  digits,
  containers,
  treatmentInstrument,
  preference,
  dumping,
  dumpingRate,
  warehouse,
  quoted,
  luxuryCar,
  amber,
  vehicles,
];

function unfilled(line: FrozenLine, code: PreflightCode, fields: readonly RecordField[]): PreflightFinding[] {
  return fields.filter((field) => line.fields[field] === undefined).map((field) => error(code, line, field));
}
