import type { Segment } from '../edifact/segment.js';
import type { Fault, FaultKind } from '../rules/fault.js';
import type { Group } from './group.js';
import { keyOf, type Part, type Row } from './row.js';

/** Everything in a group that is not as its table says: what is missing, too much, too often, in the wrong place or badly written. */
export function checkRows(group: Group, table: readonly Row[]): Fault[] {
  const faults: Fault[] = [];
  const found = (kind: FaultKind, key: string, value?: string) => faults.push(group.fault(kind, key, value));
  const seen = new Map<string, number>();
  let last = -1;
  for (const segment of group.segments) {
    const key = keyOf(segment);
    const place = table.findIndex((row) => row.key === key);
    const row = table[place];
    if (row === undefined) {
      found('unexpected', key);
      continue;
    }
    const rank = rankOf(table, place);
    if (rank < last) found('order', key);
    last = Math.max(last, rank);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    if (times === row.most + 1) found('tooOften', key);
    for (const [kind, value] of wrongValues(segment, row)) found(kind, key, value);
  }
  for (const { key, isRequired } of table) if (isRequired && !seen.has(key)) found('missing', key);
  return faults;
}

/** The place of a row in the order: that of the first of its neighbours that stand in any order. */
function rankOf(table: readonly Row[], place: number): number {
  return table[place]?.isFree && table[place - 1]?.isFree ? rankOf(table, place - 1) : place;
}

function wrongValues({ elements }: Segment, { parts }: Row): [FaultKind, string][] {
  const wrong: [FaultKind, string][] = [];
  const length = Math.max(elements.length, parts.length);
  for (let element = 0; element < length; element += 1) {
    const [values, allowed] = [elements[element] ?? [], parts[element] ?? []];
    const isOpen = allowed.some((part, place) => part?.kind === 'value' && (part.isRequired || (values[place] ?? '') !== ''));
    const isSaid = allowed.every((part) => part?.kind !== 'value');
    for (let place = 0; place < Math.max(values.length, allowed.length); place += 1) {
      const value = values[place] ?? '';
      const kind = wrongValue(value, allowed[place] ?? null, isOpen || isSaid);
      if (kind !== null) wrong.push([kind, value]);
    }
  }
  return wrong;
}

function wrongValue(value: string, part: Part | null, isFilled: boolean): FaultKind | null {
  if (part === null) return value === '' ? null : 'unexpected';
  if (part.kind === 'said') return value === (isFilled ? part.text : '') ? null : 'form';
  if (value !== '') return part.form(value);
  return part.isRequired ? 'missing' : null;
}
