import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { HeldFields, RecordState } from './state.js';

type Value = Reading['value'];
type Values = Readonly<Record<string, Value>>;

interface KnownLine {
  readonly lineId: string;
  readonly values: Values;
}

/** Lines that agree in this share of their values are the same line, read a little otherwise. */
const LEAST_ALIKE = 0.5;

/**
 * Which line of the record each line of a new reading is, so that a person's values stay with their goods when a row more or less
 * is read. Lines are compared as they were read, not as people left them; one that a person removed is recognised, too, and so
 * stays removed. Others get an id from `newId`, which is given a name that the record has not used.
 */
export function matchLines(state: RecordState, read: readonly Readings[], newId: (name: string) => string): string[] {
  const known = linesAsRead(state);
  const lines = read.map(valuesRead);
  const ids = new Map<number, string>();
  const free = new Set(known);
  const take = (index: number, line: KnownLine) => {
    ids.set(index, line.lineId);
    free.delete(line);
  };
  const waiting = () => [...lines.entries()].filter(([index]) => !ids.has(index));

  const byPrint = Map.groupBy(known, ({ values }) => printOf(values));
  for (const [index, values] of waiting()) {
    const same = byPrint.get(printOf(values))?.find((line) => free.has(line));
    if (same) take(index, same);
  }
  for (const { index, line } of likePairs(waiting(), [...free])) if (!ids.has(index) && free.has(line)) take(index, line);
  if (known.length === lines.length) {
    for (const [index] of waiting()) {
      const there = known[index];
      if (there && free.has(there)) take(index, there);
    }
  }
  const used = new Set(known.map(({ lineId }) => lineId));
  return lines.map((_, index) => ids.get(index) ?? unused(`line/${index}`, used, newId));
}

/** Lines that a reading brought, in their order, each with what was read; lines that people added are no reading's. */
function linesAsRead(state: RecordState): KnownLine[] {
  if (state.kind === 'absent') return [];
  return [...state.lines, ...state.removed]
    .map(({ lineId, fields }) => ({ lineId, values: valuesHeld(fields) }))
    .filter(({ values }) => Object.keys(values).length > 0);
}

function valuesHeld(fields: HeldFields): Values {
  return Object.fromEntries(Object.entries(fields).flatMap(([field, { reading }]) => (reading === null ? [] : [[field, reading.value]])));
}

function valuesRead(readings: Readings): Values {
  return Object.fromEntries(Object.entries(readings).map(([field, { value }]) => [field, value]));
}

function printOf(values: Values): string {
  return JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pairs of lines that are enough alike, the most alike and nearest first. */
function likePairs(lines: readonly (readonly [number, Values])[], known: readonly KnownLine[]): { index: number; line: KnownLine }[] {
  return lines
    .flatMap(([index, values]) =>
      known.map((line, place) => ({ index, line, alike: alikeness(values, line.values), apart: Math.abs(index - place) })),
    )
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .toSorted((a, b) => b.alike - a.alike || a.apart - b.apart);
}

function alikeness(one: Values, other: Values): number {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const same = [...fields].filter((field) => one[field] !== undefined && one[field] === other[field]);
  return fields.size === 0 ? 0 : same.length / fields.size;
}

function unused(name: string, used: Set<string>, newId: (name: string) => string): string {
  let id = newId(name);
  for (let n = 2; used.has(id); n++) id = newId(`${name}/${n}`);
  used.add(id);
  return id;
}
