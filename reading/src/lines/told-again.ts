import type { Line } from './invoice-line.js';

/** What a table beside that of the goods tells of them. */
const DETAILS = ['hs_code', 'country_of_origin'] as const;

/**
 * The lines of several tables, those once that are told again: a later table whose rows are all named before, and say nothing new of what they
 * are, gives these the codes of the tariff and the origins that they lack.
 */
export function toldOnce(tables: readonly (readonly Line[])[]): Line[] {
  let known: Line[] = [];
  for (const lines of tables) known = areToldAgain(lines, known) ? detailed(known, lines) : [...known, ...lines];
  return known;
}

/** Lines with the codes and origins of other ones that name the same goods. */
export function detailed(lines: readonly Line[], others: readonly Line[]): Line[] {
  const byName = Map.groupBy(others, nameOf);
  return lines.map((line) => {
    const [other, ...more] = byName.get(nameOf(line)) ?? [];
    const missing = DETAILS.flatMap((field) => {
      const value = line.has(field) ? undefined : other?.get(field);
      return value === undefined || more.some((another) => another.get(field)?.value !== value.value) ? [] : [[field, value] as const];
    });
    return missing.length === 0 ? line : new Map([...line, ...missing]);
  });
}

/** Whether lines without a description have codes that all were named before. */
function areToldAgain(lines: readonly Line[], known: readonly Line[]): boolean {
  const names = new Set(known.map(nameOf));
  return lines.length > 0 && lines.every((line) => !line.has('description') && line.has('product_code') && names.has(nameOf(line)));
}

function nameOf(line: Line): string {
  return String((line.get('product_code') ?? line.get('description'))?.value ?? '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}
