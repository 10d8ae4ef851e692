import { LINE_PAIRS } from '../shipment/field-pairs.js';
import type { FreightInvoiceLine } from '../shipment/shipment.js';
import { plainValue } from '../xml/plain-value.js';
import { DECIMAL } from '../xml/value-forms.js';

/** Lines that agree in this share of what either says are the same line, changed a little. */
const LEAST_ALIKE = 0.5;

/** Which line of ours each line there is, by index; undefined where it is none of ours. */
export function matchFreightLines(ours: readonly FreightInvoiceLine[], there: readonly FreightInvoiceLine[]): (number | undefined)[] {
  const taken = new Map<number, number>();
  const free = new Set(ours.keys());
  const take = (index: number, own: number | undefined) => {
    if (own === undefined || taken.has(index) || !free.delete(own)) return;
    taken.set(index, own);
  };
  const byNumber = new Map(ours.map(({ number }, own) => [number, own]));
  for (const [index, line] of there.entries()) {
    const own = byNumber.get(line.number);
    const like = own === undefined ? undefined : ours[own];
    if (like !== undefined && likeness(like, line) >= LEAST_ALIKE) take(index, own);
  }
  for (const { index, own } of pairsByLikeness(ours, there, taken, free)) take(index, own);
  if (ours.length === there.length) for (const [index, { number }] of there.entries()) take(index, byNumber.get(number));
  return there.map((_, index) => taken.get(index));
}

function pairsByLikeness(
  ours: readonly FreightInvoiceLine[],
  there: readonly FreightInvoiceLine[],
  taken: ReadonlyMap<number, number>,
  free: ReadonlySet<number>,
): { index: number; own: number }[] {
  const open = [...there.entries()].filter(([index]) => !taken.has(index));
  const pairs = open.flatMap(([index, line]) =>
    [...free].flatMap((own) => {
      const like = ours[own];
      const alike = like === undefined ? 0 : likeness(like, line);
      return alike >= LEAST_ALIKE ? [{ index, own, alike }] : [];
    }),
  );
  return pairs.toSorted((one, other) => other.alike - one.alike || one.index - other.index);
}

/** The share of the fields that either says in which both agree. */
function likeness(one: FreightInvoiceLine, other: FreightInvoiceLine): number {
  const said = LINE_PAIRS.filter(({ freight }) => one[freight] !== null || other[freight] !== null);
  const agreeing = said.filter(({ freight }) => plainValue(DECIMAL, one[freight]) === plainValue(DECIMAL, other[freight]));
  return said.length === 0 ? 0 : agreeing.length / said.length;
}
