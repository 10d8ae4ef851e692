import type { ValueRule } from '@tallyport/contracts/declaration/value-rule';
import { decimalsOf } from '@tallyport/contracts/reference/currency-decimals';
import { Decimal } from 'decimal.js';
import { seededRandom } from '../../../classification/fitting/seeded-random.js';
import { type DeclaredField, headerFields, lineFields } from '../../declared-fields.js';
import type { FrozenLine, FrozenLineType, FrozenRecord } from '../../frozen-record.js';

/** Letters of every kind that UNOC has, delimiters among them; no blanks at the ends, which nobody keeps. */
const LETTERS = Array.from("ABCXYZabcxyz0189 ÄÖÜäöüßéñç'+:?.,-/()&%§£µ½");
const CODE_LETTERS = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789');

/** Values that a rule alone does not make right. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  declaration_type: ['NCF', 'CFM', 'MAN', 'FRM', 'SWL'],
  declaration_purpose: ['AQS', 'IMP', 'MSC'],
  weight_unit: ['KG', 'LB'],
  vessel_id: ['9074729', '9381275'],
  bank_bsb: ['012345'],
  tariff_classification: ['39269090', '94059900', '22042100'],
  second_tariff_item: ['61091000'],
  statistical_code: ['01', '60'],
  treatment_code: ['001', '417'],
  second_treatment: ['001', '350'],
  tariff_class_rate_number: ['1', '12', '003'],
  treatment_rate_number: ['1', '2'],
  vehicle_ids: ['JTDBR32E040123456', 'JTDBR32E040123456 WBA3A5C50CF256985'],
  cargo_type: ['FCL', 'BBK'],
  container_number: ['TLPU4001259', 'CSQU3054383', 'MSKU9070323'],
  container_numbers: ['TLPU4001259', 'TLPU4001259 CSQU3054383'],
  master_bill: ['176-12345675'],
  charge: ['overseas-freight', 'overseas-insurance', 'discount', 'packing-costs', 'other-deductions'],
  invoice_term: ['FOB', 'CIF', 'EXW'],
  valuation_method: ['TV', 'IG', 'SG', 'DV', 'CV', 'FB'],
  payment_method: ['PP', 'CC', 'ZZZ'],
  preference_scheme_type: ['ChAFTA', 'RCEP'],
  first_arrival_date: ['2026-11-19'],
  arrival_date: ['2026-11-21', '2026-12-01'],
  valuation_date: ['2026-10-30'],
  firm_order_date: ['2026-10-30', '2026-01-31'],
  dumping_rate_of_exchange: ['0.64', '0.625'],
};
const CLIENTS = ['51824753556', '53004085616', 'AAA3333333A', 'TLP3496736Y'];
const COUNTRIES = ['AU', 'CN', 'DE', 'JP'];
const CURRENCIES = ['AUD', 'USD', 'EUR', 'JPY', 'KWD'];
const PORTS = ['AUSYD', 'CNNGB', 'SGSIN'];
/** Not every line may say them; {@link randomRecord} adds what belongs together. */
const EXCLUSIVE: ReadonlySet<string> = new Set([
  'dumping_exemption_type',
  'dumping_specification_number',
  'wet_quoting_yn',
  'lct_quoting_yn',
  'preference_scheme_type',
  'preference_origin',
  'preference_rule_type',
  'amber_reason_type',
  'dumping_rate_of_exchange',
  'treatment_instrument_no',
  'treatment_instrument_type',
]);
const AMOUNTS = ['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty', 'wet', 'gst_payable', 'gst_deferred', 'lct'];

/** Makes values by the rules of fields; the same for the same seed. */
class RandomValues {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** A value for each field that has to be there, and for others with this chance; what belongs together comes together. */
  values(fields: Readonly<Record<string, DeclaredField>>, share: number, currency: string): Record<string, string> {
    const chosen = Object.entries(fields).filter(([, { isRequired }]) => isRequired === true || this.random() < share);
    const names = new Set(chosen.flatMap(([name, { pair }]) => (pair === undefined ? [name] : [name, pair])));
    return Object.fromEntries([...names].map((name) => [name, this.value(name, fields[name]?.rule ?? { kind: 'flag' }, currency)]));
  }

  value(name: string, rule: ValueRule, currency: string): string {
    const choices = CHOICES[name];
    if (choices !== undefined) return this.one(choices);
    switch (rule.kind) {
      case 'text':
        return this.letters(LETTERS, rule.length);
      case 'code':
        return this.letters(CODE_LETTERS, rule.length);
      case 'codes':
        return Array.from({ length: 1 + Math.floor(this.random() * rule.most) }, () => this.letters(CODE_LETTERS, rule.length)).join(' ');
      case 'country':
        return this.one(COUNTRIES);
      case 'currency':
        return currency;
      case 'port':
        return this.one(PORTS);
      case 'amount':
        return this.decimal(rule.places === 4 ? 4 : (decimalsOf(rule.currency === 'AUD' ? 'AUD' : currency) ?? 2), 100_000);
      case 'rate':
        return this.decimal(6, 5);
      case 'number':
        return this.decimal(rule.places, rule.to ?? 900, rule.from);
      case 'day':
        return this.one(['2026-10-01', '2026-02-28', '2024-02-29']);
      case 'flag':
        return this.one(['Y', 'N']);
      case 'client':
        return this.one(CLIENTS);
    }
  }

  private letters(of: readonly string[], most: number): string {
    const length = this.random() < 0.1 ? most : 1 + Math.floor(this.random() * Math.min(most, 20));
    const text = Array.from({ length }, () => this.one(of)).join('');
    return text.replace(/^ | $/g, 'X');
  }

  decimal(places: number, most: number, from = 0): string {
    return new Decimal(this.random())
      .times(most - from - 1)
      .plus(from + 1)
      .toFixed(places);
  }
}

/** A declaration that pre-flight lets pass, with values of every kind. */
export function randomDeclaration(seed: number): FrozenRecord {
  const made = new RandomValues(seed);
  const isAir = made.random() < 0.3;
  const nature = made.one(['N10', 'N20', 'N30']);
  const count = 1 + Math.floor(made.random() * 3);
  const invoices = Array.from({ length: count }, (_, index) => ({ number: `INV-${index + 1}`, currency: made.one(CURRENCIES) }));
  const lines = invoices.flatMap(({ number, currency }) => invoiceLines(made, number, currency, nature));
  const counted = new Map<string, number>();
  const numbered = [...lines, transportLine(made, isAir)].map(({ type, fields, amounts }): FrozenLine => {
    const next = (counted.get(type) ?? 0) + 1;
    counted.set(type, next);
    return { type, number: next, lineIds: [`${type}-${next}`], fields: { line_type: type, ...fields }, amounts };
  });
  return {
    kind: 'declaration',
    fields: randomHeader(made, isAir, nature),
    amounts: amountsOf(made, [...AMOUNTS, 'charges', 'due']),
    lines: numbered,
    lastNumbers: Object.fromEntries(counted),
  };
}

type UnnumberedLine = Pick<FrozenLine, 'type' | 'fields' | 'amounts'>;

function randomHeader(made: RandomValues, isAir: boolean, nature: string): FrozenRecord['fields'] {
  const values = made.values(headerFields('declaration'), 0.5, 'AUD');
  const bank = { bank_account_number: '123456789', bank_account_name: 'WATTLE & REED', bank_bsb: '012345' };
  const ofAir = { airline_code: 'QF', ...(made.random() < 0.5 && { flight: 'QF130' }) };
  const ofSea = { voyage: '114S', vessel_id: '9381275', ...(made.random() < 0.5 && { vessel: "L'ÉTOILE" }) };
  const not = without(values, [
    'voyage',
    'vessel_id',
    'vessel',
    'airline_code',
    'flight',
    'owner_cac',
    'delivery_phone',
    ...Object.keys(bank),
  ]);
  const delivery = made.random() < 0.5 ? { delivery_name: 'STORE 2', delivery_phone: '+61 2 5550 0142' } : {};
  const owner = made.random() < 0.5 ? { owner_id: '51824753556', owner_cac: '001' } : {};
  return { ...not, ...delivery, ...owner, ...(isAir ? ofAir : ofSea), transport_mode: isAir ? 'air' : 'sea', entry_nature: nature };
}

function invoiceLines(made: RandomValues, number: string, currency: string, nature: string): UnnumberedLine[] {
  const goods = Array.from({ length: 1 + Math.floor(made.random() * 4) }, () => goodsLine(made, number, currency, nature));
  const total = Decimal.sum(...goods.map(({ fields }) => fields.price ?? '0')).toFixed(decimalsOf(currency) ?? 2);
  const invoice = {
    ...made.values(lineFields('invoice'), 0, currency),
    invoice_number: number,
    invoice_total: total,
    invoice_currency: currency,
  };
  const charge = { ...made.values(lineFields('charge'), 0.5, currency), invoice_number: number };
  const charges = made.random() < 0.5 ? [{ type: 'charge' as const, fields: charge, amounts: {} }] : [];
  return [{ type: 'invoice', fields: invoice, amounts: {} }, ...charges, ...goods];
}

function goodsLine(made: RandomValues, number: string, currency: string, nature: string): UnnumberedLine {
  const values = without(made.values(lineFields('goods'), 0.6, currency), [...EXCLUSIVE]);
  const isOutOfWarehouse = nature === 'N30';
  const warehouse = Object.keys(lineFields('goods')).filter((name) => name.startsWith('warehouse_'));
  const of = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, made.value(name, lineFields('goods')[name]?.rule ?? { kind: 'flag' }, currency)]));
  const fields = {
    ...without(values, [...warehouse, 'quantity', 'quantity_unit', 'dumping_export_price', 'dumping_export_price_currency']),
    ...(isOutOfWarehouse && of(warehouse)),
    ...(made.random() < 0.5 && of(['quantity', 'quantity_unit'])),
    ...(made.random() < 0.5 && of(['treatment_instrument_no', 'treatment_instrument_type'])),
    ...(made.random() < 0.5 && of(['preference_scheme_type', 'preference_origin', 'preference_rule_type'])),
    ...(made.random() < 0.5 && { ...of(['amber_reason_type', 'amber_statement']) }),
    ...(made.random() < 0.5
      ? of(['dumping_specification_number', 'dumping_exemption_type'])
      : of(['dumping_specification_number', 'dumping_export_price', 'dumping_export_price_currency', 'dumping_rate_of_exchange'])),
    ...(values['wet_exemptions'] === undefined && { wet_quoting_yn: 'Y' }),
    ...(values['lct_exemptions'] === undefined && { lct_quoting_yn: 'N' }),
    invoice_number: number,
  };
  const luxury =
    made.random() < 0.5 ? { fields: { luxury_car_tax_payable_ind_yn: 'Y' }, amounts: {} } : { fields: {}, amounts: { lct: '0.00' } };
  const sent = { ...fields, ...luxury.fields };
  return {
    type: 'goods',
    fields: isOutOfWarehouse ? without(sent, ['aqis_commodity_codes']) : sent,
    amounts: { ...amountsOf(made, AMOUNTS), ...luxury.amounts },
  };
}

function transportLine(made: RandomValues, isAir: boolean): UnnumberedLine {
  const values = made.values(lineFields('transport'), 0.6, 'AUD');
  const bills = { house_bill: "NGB'26+H:00318", ...(isAir && { master_bill: '176-12345675' }), packages: '212' };
  return { type: 'transport', fields: { ...values, container_number: 'TLPU4001259', ...bills }, amounts: {} };
}

function amountsOf(made: RandomValues, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, made.decimal(2, 100_000)]));
}

function without(values: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** A line of goods that says all that a line can, whether it may be said together or not. */
export function fullLine(type: FrozenLineType, seed: number): Record<string, string> {
  return new RandomValues(seed).values(lineFields(type), 1, 'USD');
}
