import type { FrozenLine, FrozenLineType, FrozenRecord } from './frozen-record.js';

export interface Numbered<Line> {
  readonly lines: readonly (Line & { readonly number: number })[];
  readonly lastNumbers: FrozenRecord['lastNumbers'];
}

/**
 * Gives each line a number within its type: the one that it had in the version before, else the next that no line ever had. A line is
 * the one before where it shares a line of the record with it.
 */
export function numberLines<Line extends Pick<FrozenLine, 'lineIds' | 'type'>>(
  lines: readonly Line[],
  before: FrozenRecord | null,
): Numbered<Line> {
  const lastNumbers: Partial<Record<FrozenLineType, number>> = { ...before?.lastNumbers };
  const known = new Map(
    (before?.lines ?? []).flatMap(({ type, lineIds, number }) => lineIds.map((id) => [`${type} ${id}`, number] as const)),
  );
  const taken = new Set<string>();
  const numbered = lines.map((line) => {
    const had = line.lineIds
      .map((id) => known.get(`${line.type} ${id}`))
      .find((number) => number !== undefined && !taken.has(`${line.type} ${number}`));
    const number = had ?? (lastNumbers[line.type] ?? 0) + 1;
    taken.add(`${line.type} ${number}`);
    lastNumbers[line.type] = Math.max(number, lastNumbers[line.type] ?? 0);
    return { ...line, number };
  });
  return { lines: numbered, lastNumbers };
}
