import type { CannotComputeCode } from '@tallyport/contracts/declaration/cannot-compute';
import { Decimal } from 'decimal.js';
import { CannotCompute } from './cannot-compute.js';
import type { Computation } from './computation.js';
import type { DeclaredLine } from './declared-entry.js';
import type { Circumstances } from './duties-of-line.js';
import type { Exchange } from './exchange.js';

const NONE = new Decimal(0);

/**
 * Interim dumping and countervailing duty of a line by the method of its notice (domain: money, §8; Customs Tariff (Anti-Dumping)
 * Regulation 2013), rounded. Throws CannotCompute where the notice lacks a price that its method needs: those are often confidential.
 */
export function dumpingDutyOf(
  line: DeclaredLine,
  exchange: Exchange,
  { tables, day, round }: Circumstances,
  computation: Computation,
): Decimal {
  const { dumping: claim, given } = line;
  if (given.dumpingDuty !== null)
    return computation.note('dumping-duty', 'given/1', { values: { given: given.dumpingDuty } }, new Decimal(given.dumpingDuty));
  if (claim === null || claim.exemption !== null) return NONE;
  const notice = tables.require('dumping_notice', [claim.specificationNumber], day);
  const { method, currency, percent, fixed_amount, ascertained_export_price, floor_price } = notice.values;
  const of = { notice: claim.specificationNumber };
  const inAud = (amount: string, code: CannotComputeCode): Decimal => {
    if (amount === '') throw new CannotCompute(code, of);
    return exchange.toAud({ amount, currency });
  };
  const share = () => {
    if (percent === '') throw new CannotCompute('no-dumping-percent', of);
    return new Decimal(percent).div(100);
  };
  const actual = (): Decimal => {
    if (claim.exportPrice === null) throw new CannotCompute('no-dumping-export-price', { line: String(line.number) });
    return claim.rate === null ? exchange.toAud(claim.exportPrice) : new Decimal(claim.exportPrice.amount).div(claim.rate);
  };
  const perUnit = (): Decimal => {
    switch (method) {
      case 'fixed':
        return inAud(fixed_amount, 'no-dumping-amount');
      case 'ad-valorem':
        return actual().times(share());
      case 'floor':
        return Decimal.max(0, inAud(floor_price, 'no-dumping-floor-price').minus(actual()));
      case 'combination': {
        const ascertained = inAud(ascertained_export_price, 'no-dumping-ascertained-price');
        return Decimal.max(actual(), ascertained)
          .times(share())
          .plus(Decimal.max(0, ascertained.minus(actual())));
      }
    }
  };
  if (claim.units === null) throw new CannotCompute('no-dumping-units', { line: String(line.number) });
  const duty = round(perUnit().times(claim.units));
  const rows = [notice.id, ...exchange.rows];
  const values = { method, units: claim.units, export_price: method === 'fixed' ? 'none' : actual() };
  return computation.note('dumping-duty', 'dumping-duty/1', { values, rows }, duty);
}
