import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { Concept } from '../labels/concepts.js';
import { isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { columnRoleOf } from '../tables/column-roles.js';
import type { TableCell } from '../tables/rows.js';

/** Up to four words with a colon, and what stands behind them up to the next ones. */
const PAIR =
  /(?<label>\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*){0,3})\s?[:：]\s*(?<value>[^:：]*?)\s*(?=$|[,;|]?\s\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*)?\s?[:：])/gu;

/**
 * What the lines below the goods say of them under labels that nobody knows: a code of the tariff or a country tells itself by its form.
 * Null where no such line begins with a label.
 */
export function labelledByForm(cell: TableCell): { start: number; values: ReadonlyMap<Concept, Phrase> } | null {
  const told = printedLines(cell.lines)
    .slice(1)
    .map((line) => ({ first: line[0], values: valuesOn(line) }));
  const first = told.find(({ values }) => values.length > 0)?.first;
  const start = first === undefined ? -1 : cell.text.indexOf(first.text);
  return start < 0 ? null : { start, values: new Map(told.flatMap(({ values }) => values)) };
}

/** Pieces that stand beside each other are one line. */
function printedLines(pieces: readonly Phrase[]): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last?.[0] !== undefined && isSameLine(last[0].area, piece.area)) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The values of a line of which each piece begins with a label. */
function valuesOn(line: readonly Phrase[]): [Concept, Phrase][] {
  const [only, ...others] = line;
  const bare = only === undefined || others.length > 0 ? null : bareValueOf(only);
  if (bare !== null) return [bare];
  const pieces = line.map((piece) => ({ piece, pairs: [...piece.text.matchAll(PAIR)] }));
  if (pieces.some(({ pairs }) => pairs[0]?.index !== 0)) return [];
  return pieces.flatMap(({ piece, pairs }) => pairs.flatMap((pair) => valueOf(piece, pair)));
}

/** A code or a country behind the name of such a column, with no colon between them: `Tariff No. 4009.42`, `Made in China`. */
function bareValueOf(line: Phrase): [Concept, Phrase] | null {
  for (const at of [...line.text.matchAll(/\s+/gu)].map(({ index }) => index)) {
    const [label, value] = [line.text.slice(0, at), line.text.slice(at).trim()];
    const role = columnRoleOf(label);
    const isOf =
      (role === 'hs_code' && isTariffCode(value)) || (role === 'country_of_origin' && (isCountry(value) || isCountryCode(value)));
    const part = isOf ? partOf(line, at, line.text.length) : null;
    if (part !== null) return [role === 'hs_code' ? 'hs_code' : 'country_of_origin', part];
  }
  return null;
}

function valueOf(piece: Phrase, pair: RegExpExecArray): [Concept, Phrase][] {
  const { label = '', value = '' } = pair.groups ?? {};
  const concept = conceptOf(value, label);
  const start = pair.index + pair[0].lastIndexOf(value);
  const part = concept === null ? null : partOf(piece, start, start + value.length);
  return concept === null || part === null ? [] : [[concept, part]];
}

/** Two letters are a country where their label speaks of one. */
const OF_COUNTRY =
  /^(?:coo|c\.?\/?\s?o\.?|cty|country|origin|made in)$|origin|country|herkunft|ursprung|origine|origen|origem|pa[ií]s|pays|xu[ấa]t x[ứu]/iu;

function conceptOf(value: string, label: string): Concept | null {
  if (isTariffCode(value)) return 'hs_code';
  return isCountry(value) || (isCountryCode(value) && OF_COUNTRY.test(label)) ? 'country_of_origin' : null;
}
