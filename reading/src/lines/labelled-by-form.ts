import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { Concept } from '../labels/concepts.js';
import { isSameLine } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { bareDetails, startOfDetails } from '../tables/bare-details.js';
import type { TableCell } from '../tables/rows.js';

/** Up to four words with a colon, and what stands behind them up to the next ones. */
const PAIR =
  /(?<label>\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*){0,3})\s?[:：]\s*(?<value>[^:：]*?)\s*(?=$|\s?[,;|·•]?\s\p{L}[\p{L}.]*(?:[ /-]\p{L}[\p{L}.]*)?\s?[:：])/gu;

/**
 * What the lines below the goods say of them under labels that nobody knows: a code of the tariff or a country tells itself by its form.
 * Null where no such line begins with a label.
 */
export function labelledByForm(cell: TableCell): { start: number; values: ReadonlyMap<Concept, Phrase> } | null {
  const [first, ...below] = printedLines(cell.lines);
  const told = below.map((line) => ({ line, values: valuesOn(line) }));
  const beside = first?.length === 1 ? behindGoods(first[0]) : null;
  const start = beside?.start ?? startOf(told.find(({ values }) => values.length > 0)?.line ?? [], cell);
  const broken = brokenOverLines(cell);
  if (start === null && broken.length === 0) return null;
  // For a code that is broken over lines nothing of what the goods are is left out.
  return {
    start: start ?? cell.text.length,
    values: new Map([...broken, ...(beside?.values ?? []), ...told.flatMap(({ values }) => values)]),
  };
}

/** A code whose name ends the line above it, and what is told beside it. */
function brokenOverLines(cell: TableCell): [Concept, Phrase][] {
  const details = cell.lines.length < 2 ? [] : bareDetails(cell);
  return details.some(({ concept }) => concept === 'hs_code') ? details.map(({ concept, value }) => [concept, value]) : [];
}

/** Where remarks begin in a cell: with their line, unless other words stand before the first of them there. */
function startOf([first]: readonly Phrase[], cell: TableCell): number | null {
  const at = first === undefined ? -1 : cell.text.indexOf(first.text);
  return first === undefined || at < 0 ? null : at + startOfDetails(first, bareDetails(first));
}

/** A code of the tariff behind the goods on their own line, and what follows it there. */
function behindGoods(line: Phrase | undefined): { start: number; values: [Concept, Phrase][] } | null {
  const details = line === undefined ? [] : bareDetails(line);
  const start = details[0]?.start ?? 0;
  if (start === 0 || !details.some(({ concept }) => concept === 'hs_code')) return null;
  return { start, values: details.map(({ concept, value }) => [concept, value]) };
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

/** The values of a line of which each piece begins with a label, or of what it names without a colon. */
function valuesOn(line: readonly Phrase[]): [Concept, Phrase][] {
  const bare = line.flatMap(bareDetails);
  if (bare.length > 0) return bare.map(({ concept, value }) => [concept, value]);
  const pieces = line.map((piece) => ({ piece, pairs: [...piece.text.matchAll(PAIR)] }));
  if (pieces.some(({ pairs }) => pairs[0]?.index !== 0)) return [];
  return pieces.flatMap(({ piece, pairs }) => pairs.flatMap((pair) => valueOf(piece, pair)));
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
