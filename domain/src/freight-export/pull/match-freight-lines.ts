import { LINE_PAIRS } from '../shipment/field-pairs.js';
import type { FreightInvoiceLine } from '../shipment/shipment.js';
import { plainValue } from '../xml/plain-value.js';
import { DECIMAL } from '../xml/value-forms.js';

/** Lines that agree in this share of what either says are the same line, changed a little. */
const LEAST_ALIKE = 0.5;
/** A value that more lines than this have tells none of them apart: a line is not looked for by it. */
const MOST_ALIKE = 20;
const FIELDS = LINE_PAIRS.map(({ freight }) => freight);
/** A line is looked for by what names its goods, and by what they cost. */
const LOOKED_FOR: readonly (readonly (typeof FIELDS)[number][])[] = [['productCode'], ['description'], ['price', 'quantity']];

interface Line {
  readonly at: number;
  readonly number: string | null;
  /** What it says, in the order of {@link FIELDS}. */
  readonly values: readonly (string | null)[];
  readonly clues: readonly string[];
}

/**
 * Which line of ours each line there is, by index; undefined where it is none of ours. The one that is most
 * alike among those that share a clue with it; else that of its number, where it is alike; and where both sides have as many lines, that of its
 * number in any case.
 */
export function matchFreightLines(ours: readonly FreightInvoiceLine[], there: readonly FreightInvoiceLine[]): (number | undefined)[] {
  const [own, other] = [ours.map(lineAt), there.map(lineAt)];
  const byNumber = new Map(own.map((line) => [line.number, line]));
  const taken = new Map<number, number>();
  const free = new Set(own.keys());
  const take = (line: Line, like: Line | undefined) => {
    if (like !== undefined && !taken.has(line.at) && free.delete(like.at)) taken.set(line.at, like.at);
  };
  for (const { line, like } of mostAlike(other, own)) take(line, like);
  for (const line of other) {
    const like = byNumber.get(line.number);
    if (like !== undefined && likeness(like, line) >= LEAST_ALIKE) take(line, like);
  }
  if (own.length === other.length) for (const line of other) take(line, byNumber.get(line.number));
  return there.map((_, index) => taken.get(index));
}

/** Pairs that are alike, the most alike first. Only lines that share a clue are compared, so that long invoices are matched as well. */
function mostAlike(there: readonly Line[], ours: readonly Line[]): { line: Line; like: Line }[] {
  const byClue = new Map<string, Line[]>();
  for (const line of ours) for (const clue of line.clues) byClue.set(clue, [...(byClue.get(clue)?.slice(0, MOST_ALIKE) ?? []), line]);
  const pairs = there.flatMap((line) => {
    const shared = line.clues.map((clue) => byClue.get(clue) ?? []).filter((lines) => lines.length <= MOST_ALIKE);
    return [...new Set(shared.flat())].flatMap((like) => {
      const alike = likeness(like, line);
      return alike >= LEAST_ALIKE ? [{ line, like, alike }] : [];
    });
  });
  return pairs.toSorted((one, other) => other.alike - one.alike || rank(one) - rank(other) || one.line.at - other.line.at);
}

/** Of lines that are as alike, that of the same number comes first. */
function rank({ line, like }: { line: Line; like: Line }): number {
  return line.number === like.number ? 0 : 1;
}

function lineAt(line: FreightInvoiceLine, at: number): Line {
  const values = FIELDS.map((field) => plainValue(DECIMAL, line[field]));
  const clues = LOOKED_FOR.map((fields) => fields.map((field) => values[FIELDS.indexOf(field)] ?? null));
  const said = clues.flatMap((clue, index) => (clue.includes(null) ? [] : [`${index} ${clue.join(' ')}`]));
  return { at, number: line.number, values, clues: said };
}

/** The share of the fields that either says in which both agree. */
function likeness(one: Line, other: Line): number {
  let [said, agreeing] = [0, 0];
  for (const [index, value] of one.values.entries()) {
    if (value === null && other.values[index] === null) continue;
    said += 1;
    if (value === other.values[index]) agreeing += 1;
  }
  return said === 0 ? 0 : agreeing / said;
}
