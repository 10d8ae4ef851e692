import type { Decimal } from 'decimal.js';
import { CLOSING_AMOUNTS } from './tuning.js';

/** An amount as a paper prints it outside of its rows of goods, in printed order, and the line of print that it stands on. */
export interface PrintedAmount {
  readonly amount: Decimal;
  readonly row: number;
}

/** The total that goods and what is added to them come to, to the cent; what was added last is the tax where there is one. */
export interface Closing<Printed extends PrintedAmount> {
  readonly added: readonly Printed[];
  readonly total: Printed;
}

/**
 * The highest printed sum that the goods and other printed amounts add up to: what is asked less a deposit is lower. Each step adds
 * amounts that stand behind each other, none as much as what it is added to, and comes to a sum that does not stand above them.
 */
export function closingAmounts<Printed extends PrintedAmount>(printed: readonly Printed[], goods: Decimal): Closing<Printed> | null {
  const amounts = printed.filter(({ amount }) => !amount.isZero());
  let sums: { sum: Decimal; added: readonly Printed[] }[] = [{ sum: goods, added: [] }];
  let best: Closing<Printed> | null = null;
  for (let count = 0; count < CLOSING_AMOUNTS.mostSums; count += 1) {
    const next = sums.flatMap(({ sum, added }) =>
      stepsFrom(sum, amounts).map((step) => ({ added: [...added, ...step.added], total: step.total })),
    );
    for (const step of next) if (isBetter(step, best, goods)) best = step;
    sums = next.map(({ added, total }) => ({ sum: total.amount, added }));
  }
  return best;
}

/** What makes a total round is less than one, and its sign may be lost or stand in brackets: `Round off (-)0.56`. */
function isRounding({ amount }: PrintedAmount): boolean {
  return amount.abs().lt(1);
}

/** More is better, and the same with fewer amounts: a tax rather than its parts. */
function isBetter({ total, added }: Closing<PrintedAmount>, best: Closing<PrintedAmount> | null, goods: Decimal): boolean {
  const gain = total.amount.comparedTo(best?.total.amount ?? goods);
  return gain > 0 || (gain === 0 && best !== null && added.length < best.added.length);
}

/** The printed sums to which a sum comes when some amounts are added to it. */
function stepsFrom<Printed extends PrintedAmount>(sum: Decimal, amounts: readonly Printed[]): Closing<Printed>[] {
  return amounts.flatMap((_, start) => {
    const found: Closing<Printed>[] = [];
    let reached = sum;
    for (const [index, last] of amounts.slice(start, start + CLOSING_AMOUNTS.mostAdded).entries()) {
      if (last.amount.abs().gte(sum)) break;
      const before = reached;
      reached = before.plus(last.amount);
      const added = amounts.slice(start, start + index + 1);
      const meant = isRounding(last) ? [reached, before.minus(last.amount)] : [reached];
      const total = amounts.findLast(
        (other) => !added.includes(other) && other.row >= last.row && meant.some((one) => !one.eq(sum) && other.amount.eq(one)),
      );
      if (total !== undefined) found.push({ added, total });
    }
    return found;
  });
}
