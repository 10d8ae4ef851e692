import type { AnswerLine } from '@tallyport/contracts/freight-export/values';

/** As many as an event holds. */
const MOST = 200;
/** With what stands around it this crosses to Temporal, which is given 16 kB at most. */
const MOST_BYTES = 12_000;
const WEIGHTS: readonly AnswerLine['severity'][] = ['error', 'warning', 'info'];

/** Those of the first that an event holds and a message to a workflow may bring there. */
export function fitting<Item>(items: readonly Item[]): Item[] {
  let left = MOST_BYTES;
  const rest = items.findIndex((item, place) => {
    left -= new TextEncoder().encode(JSON.stringify(item)).length + 1;
    return place === MOST || left < 0;
  });
  return items.slice(0, rest === -1 ? items.length : rest);
}

/** The same of what a freight system said, in its order: what weighs less goes before what weighs more. */
export function fittingLines(lines: readonly AnswerLine[]): AnswerLine[] {
  const byWeight = lines.toSorted((one, other) => WEIGHTS.indexOf(one.severity) - WEIGHTS.indexOf(other.severity));
  const kept = new Set(fitting(byWeight));
  return lines.filter((line) => kept.has(line));
}
