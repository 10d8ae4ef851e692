import { isCountry } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { Concept } from '../labels/concepts.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { TableCell } from '../tables/rows.js';

/** Up to four words with a colon, and what stands behind them up to the next ones. */
const PAIR =
  /(?<label>\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*){0,3})\s?[:：]\s*(?<value>[^:：]*?)\s*(?=$|[,;|]?\s\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*)?\s?[:：])/gu;

/**
 * What the lines below the goods say of them under labels that nobody knows: a code of the tariff or a country tells itself by its form.
 * Null where no such line begins with a label.
 */
export function labelledByForm(cell: TableCell): { start: number; values: ReadonlyMap<Concept, Phrase> } | null {
  const told = cell.lines.slice(1).map((line) => ({ line, values: valuesOn(line) }));
  const first = told.find(({ values }) => values.length > 0);
  const start = first === undefined ? -1 : cell.text.indexOf(first.line.text);
  return start < 0 ? null : { start, values: new Map(told.flatMap(({ values }) => values)) };
}

/** The values of a line that begins with a label. */
function valuesOn(line: Phrase): [Concept, Phrase][] {
  const pairs = [...line.text.matchAll(PAIR)];
  if (pairs[0]?.index !== 0) return [];
  return pairs.flatMap((pair): [Concept, Phrase][] => {
    const value = pair.groups?.['value'] ?? '';
    const concept = conceptOf(value);
    const start = pair.index + pair[0].lastIndexOf(value);
    const part = concept === null ? null : partOf(line, start, start + value.length);
    return concept === null || part === null ? [] : [[concept, part]];
  });
}

function conceptOf(value: string): Concept | null {
  if (isTariffCode(value)) return 'hs_code';
  return isCountry(value) ? 'country_of_origin' : null;
}
