import type { FrozenLine, FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { Decimal } from 'decimal.js';

const ADDED_UP = ['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty', 'wet', 'gst_payable', 'gst_deferred', 'lct'] as const;
const PAID = ['duty', 'dumping_duty', 'wet', 'gst_payable', 'lct'] as const;

type Amounts = Readonly<Record<string, string>>;

const text = (amount: Decimal) => amount.toFixed(2, Decimal.ROUND_HALF_UP);
const sum = (amounts: Amounts, names: readonly string[]) => Decimal.sum(0, ...names.map((name) => amounts[name] ?? '0'));

/** The record with amounts that follow from each other as customs wants them, from its values, duties and charges as they are. */
export function withConsistentAmounts(record: FrozenRecord): FrozenRecord {
  const lines = record.lines.map((line) => (line.type === 'goods' ? { ...line, amounts: taxed(line, record.fields) } : line));
  const goods = lines.filter(({ type }) => type === 'goods');
  const totals = Object.fromEntries(
    ADDED_UP.map((name) => [name, text(Decimal.sum(0, ...goods.map(({ amounts }) => amounts[name] ?? '0')))]),
  );
  const charges = record.amounts['charges'] ?? '0.00';
  const paid = record.fields.entry_nature === 'N20' ? new Decimal(0) : sum(totals, PAID);
  return { ...record, lines, amounts: { ...totals, charges, due: text(paid.plus(charges)) } };
}

function taxed({ fields, amounts }: FrozenLine, header: FrozenRecord['fields']): Amounts {
  const isWineFree = fields.wet_quoting_yn === 'Y' || fields.wet_exemptions !== undefined;
  const base = sum(amounts, ['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty']);
  const wet = isWineFree ? '0.00' : (fields.wine_equalisation_tax ?? text(base.times('0.29')));
  const isFree = header.entry_nature === 'N20' || fields.gst_exemption_code !== undefined;
  const gst = isFree ? '0.00' : text(base.plus(wet).div(10));
  const isDeferred = header.gst_deferred === 'Y';
  return { ...amounts, wet, gst_payable: isDeferred ? '0.00' : gst, gst_deferred: isDeferred ? gst : '0.00' };
}
