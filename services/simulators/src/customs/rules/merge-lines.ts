import { type Segment, valueAt } from '../edifact/segment.js';
import { Group } from '../layout/group.js';
import type { Fault } from './fault.js';

export interface Merged {
  readonly lines: readonly Group[];
  readonly faults: readonly Fault[];
}

/**
 * Lines as they stand after those that came: inserted where there was none, amended and taken away where there was one. An original
 * brings all lines and only inserts. `key` begins a line: `LIN` or `CST`.
 */
export function mergeLines(key: 'LIN' | 'CST', kept: readonly (readonly Segment[])[], came: readonly Group[], isOriginal: boolean): Merged {
  const section = key === 'LIN' ? 'transport' : 'tariff';
  const numberOf = ([first]: readonly Segment[]) => Number(valueAt(first, '1.1'));
  const lines = new Map((isOriginal ? [] : kept).map((segments) => [numberOf(segments), new Group(section, numberOf(segments), segments)]));
  const faults = came.flatMap((group) => mergeLine(lines, group, key, isOriginal));
  const [first] = came;
  const isEmpty = lines.size === 0;
  return {
    lines: [...lines.values()].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    faults: isEmpty ? [...faults, (first ?? new Group(section, null, [])).fault('noLineLeft', null)] : faults,
  };
}

function mergeLine(lines: Map<number, Group>, group: Group, key: string, isOriginal: boolean): Fault[] {
  if (group.line === null) return [];
  const before = lines.get(group.line);
  const action = group.value(key, '2.1');
  if (action === 'D') lines.delete(group.line);
  else lines.set(group.line, group);
  if (isOriginal) return action === 'I' ? [] : [group.fault('action', key, action)];
  if (action === 'I') return before === undefined ? [] : [group.fault('lineThere', key)];
  if (before === undefined) return [group.fault('lineNotThere', key)];
  return action === 'A' && isSame(before, group) ? [group.fault('lineUnchanged', key)] : [];
}

/** Whether two lines say the same, whatever is to be done with them. */
function isSame({ segments: [, ...one] }: Group, { segments: [, ...other] }: Group): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
