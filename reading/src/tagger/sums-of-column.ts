import type { Area } from '../page/area.js';
import { SUMS } from './tuning.js';

/** Which words are the sum of two and more numbers above them in their column, and which words are added up. */
export function sumsOfColumns(areas: readonly Area[], numbers: readonly (number | null)[]): { sums: number[]; addends: number[] } {
  const counted = areas.flatMap((area, index) => (numbers[index] === null ? [] : [{ index, area, value: numbers[index] as number }]));
  const sums: number[] = [];
  const addends: number[] = [];
  for (const { index, area, value } of counted) {
    if (Math.abs(value) < 1) continue;
    const above = counted
      .filter(
        (other) =>
          other.area.top < area.top - 2 &&
          (Math.abs(other.area.right - area.right) < SUMS.right || Math.abs(other.area.left - area.left) < SUMS.left),
      )
      .sort((one, other) => other.area.top - one.area.top)
      .slice(0, SUMS.mostNumbers);
    const limit = Math.max(SUMS.cent, SUMS.share * Math.abs(value));
    for (let left = 0; left <= SUMS.mostLeftOut; left += 1) {
      const added = addedTo(value, above.slice(left), limit);
      if (added.length === 0) continue;
      if (sums.at(-1) !== index) sums.push(index);
      addends.push(...added);
    }
  }
  return { sums, addends };
}

function addedTo(wanted: number, above: readonly { index: number; value: number }[], limit: number): number[] {
  let sum = 0;
  for (const [at, { value }] of above.entries()) {
    sum += value;
    if (at >= 1 && Math.abs(sum - wanted) <= limit) return above.slice(0, at + 1).map(({ index }) => index);
  }
  return [];
}
