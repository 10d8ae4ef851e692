import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { agreementOf } from './same-print.js';
import type { Stated } from './stated-invoice.js';

type StatedLine = ReadonlyMap<string, Stated>;

/** Fields that tell lines apart. */
const TELLING = ['total_price', 'product_code', 'description', 'quantity', 'unit_price'] as const;

/**
 * For each line of the data the line of the page that says the same, or null. They stand in the same order; of several that say as much the
 * first is taken. Where both have as many lines, those that say nothing in common are paired by their place.
 */
export function pairLines(printed: readonly Readings[], stated: readonly StatedLine[]): (Readings | null)[] {
  const free = new Set(printed.keys());
  const take = (index: number): Readings | null => {
    free.delete(index);
    return printed[index] ?? null;
  };
  const pairs = stated.map((line, at) => {
    const same = likeliest(printed, free, line, at);
    return same === null ? null : take(same);
  });
  if (printed.length !== stated.length) return pairs;
  return pairs.map((pair, index) => pair ?? (free.has(index) ? take(index) : null));
}

function likeliest(printed: readonly Readings[], free: ReadonlySet<number>, line: StatedLine, at: number): number | null {
  let best: number | null = null;
  let most = 0;
  for (const index of free) {
    const same = sameFields(printed[index] ?? {}, line);
    const isNearer = best === null || Math.abs(index - at) < Math.abs(best - at);
    if (same > most || (same === most && same > 0 && isNearer)) [best, most] = [index, same];
  }
  return best;
}

function sameFields(print: Readings, line: StatedLine): number {
  return TELLING.filter((field) => {
    const [read, said] = [print[field]?.value, line.get(field)];
    return typeof read === 'string' && said !== undefined && agreementOf(read, said) === 'same';
  }).length;
}
