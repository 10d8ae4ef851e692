import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { PlacedWord } from '../page/placed-word.js';
import { bareDetails } from '../tables/bare-details.js';
import type { Line } from './invoice-line.js';
import { SHARED_CODES } from './tuning.js';

/**
 * Lines without a code of the tariff take the one that is told of several: by the title above them in their table
 * (`P.O. 44718 - BRASS ARTWARE (HS 83062190)`), or, where one code alone stands among the goods or under them, by that
 * (`H.S. CODE: 68029300`).
 */
export function withSharedCodes(lines: readonly Line[], text: DocumentText): readonly Line[] {
  if (lines.some((line) => line.has('hs_code'))) return lines;
  const inRows = new Set(lines.flatMap((line) => [...line.values()].flatMap(({ from }) => from.flatMap(({ words }) => words))));
  const inTables = new Set(text.tables.flatMap(({ phrases }) => [...phrases]));
  const told = codesOutside(text, inRows).filter(({ phrase }) => inTables.has(phrase) || isUnderGoods(phrase, lines));
  const [first] = told;
  const isOne = new Set(told.map(({ code }) => code.value)).size === 1;
  return lines.map((line) => {
    const code = isOne ? first : told.findLast(({ phrase }) => inTables.has(phrase) && isAbove(phrase, line));
    return code === undefined ? line : new Map([...line, ['hs_code', code.code] as const]);
  });
}

/** Whether a line of print begins with the name of its code where descriptions begin. */
function isUnderGoods(phrase: Phrase, lines: readonly Line[]): boolean {
  const lefts = lines.flatMap((line) => line.get('description')?.from[0]?.area.left ?? []);
  const start = bareDetails(phrase)[0]?.start ?? phrase.text.length;
  return /^\W*$/u.test(phrase.text.slice(0, start)) && lefts.some((left) => Math.abs(left - phrase.area.left) < SHARED_CODES.sameLeft);
}

interface ToldCode {
  readonly phrase: Phrase;
  readonly code: Understood;
}

/** The codes of the tariff in phrases that name one and of which no line takes anything, from top to bottom. */
function codesOutside(text: DocumentText, inRows: ReadonlySet<PlacedWord>): ToldCode[] {
  const isNamed = (phrase: Phrase) =>
    !phrase.words.some((word) => inRows.has(word)) && bareDetails(phrase).some(({ concept }) => concept === 'hs_code');
  return text.phrases.filter(isNamed).flatMap((phrase) =>
    phrase.words.flatMap((word) => {
      const digits = word.text.replace(/\D/gu, '');
      const isCode = isTariffCode(word.text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
      return isCode ? [{ phrase, code: { value: digits, from: [phraseOfWords(phrase, [word])], certainty: CERTAINTY.table.shared } }] : [];
    }),
  );
}

function isAbove(phrase: Phrase, line: Line): boolean {
  const [first] = [...line.values()].flatMap(({ from }) => from);
  if (first === undefined) return false;
  return phrase.page < first.page || (phrase.page === first.page && phrase.area.top < first.area.top);
}
