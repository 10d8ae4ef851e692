import type { Values } from './row-products.js';
import { DELIVERED_COUNTS } from './tuning.js';

/**
 * Which of some columns of counts is what was sent, null where they tell nothing of it: of what was ordered, sent and is to follow the second and the
 * third make the first on all rows, and mostly all was sent; of what was ordered and sent the latter is mostly the same and never more.
 */
export function deliveredOf(counts: readonly Values[]): number | null {
  const [ordered, ...parts] = counts;
  if (ordered === undefined || parts.length === 0 || parts.length > 2) return null;
  const told = ordered.flatMap((all, row) => {
    const those = parts.map((part) => part[row] ?? null);
    return all === null || those.includes(null) ? [] : [{ all, those: those.flatMap((part) => part ?? []) }];
  });
  if (told.length < DELIVERED_COUNTS.leastRows) return null;
  const areParts = told.every(({ all, those: [one, other] }) => one?.lte(all) === true && (other === undefined || one.plus(other).eq(all)));
  const sameAt = parts.map((_, at) => told.filter(({ all, those }) => those[at]?.eq(all) === true).length);
  const most = Math.max(...sameAt);
  return areParts && most * 2 >= told.length ? sameAt.indexOf(most) + 1 : null;
}
