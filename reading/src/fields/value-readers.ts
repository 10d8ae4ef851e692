import { anyOf } from '@tallyport/domain/any-of';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isSentence } from '@tallyport/domain/values/sentences';
import { CERTAINTY, DOUBT, MOST } from '../certainty.js';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Relation, ValueCandidate } from '../labels/label-values.js';
import { heightOf, isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { isLabelLike, isRestOfLabel } from './label-like.js';
import { VALUE_READERS } from './tuning.js';
import { withoutLead } from './without-lead.js';
import { closeLines, wrappedLines } from './wrapped-lines.js';

/** Understands what stands at a label as one kind of value, or says that it is none. */
export type ValueReader = (candidate: ValueCandidate, label: LabelledValue, text: DocumentText) => Understood | null;

/** A number or code of a paper: it has a digit, and it is short. */
export const readIdentifier: ValueReader = ({ lines: [first, second], relation }, _label, text) => {
  if (first === undefined) return null;
  const printed = relation === 'over' ? withoutLead(first.text) : first.text;
  const goesOn = /\d[\p{L}\d]*[-/]\s*$/u.test(printed); // `JK20260417-` over `2`; `N/` over a number is another's
  const isEnd = goesOn && second !== undefined && /^(?=.*\d)[A-Z\d][A-Z\d/-]{0,7}$/u.test(second.text.trim());
  const value = identifierIn(isEnd ? `${printed.trim()}${second.text.trim()}` : printed);
  if (value === '' || isDay(value, text)) return null;
  return { value, from: isEnd ? [first, second] : [first], certainty: goesOn ? MOST.cutShort : CERTAINTY.label[relation] };
};

/** A day alone, written in full or with its hour, is no number of a paper. */
function isDay(value: string, { dayOrder }: DocumentText): boolean {
  const [day] = daysIn(value, dayOrder);
  if (day === undefined || day.start > 0) return false;
  const rest = value.slice(day.end).trim();
  return /^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?$/iu.test(rest) || (rest === '' && /^\d{4}\D|\D\d{4}$/u.test(value));
}

/** A name or place: one line, or all lines of the cell in which it stands alone. */
export const readShortText: ValueReader = (candidate, _label, text) => {
  const isOneLine = candidate.relation === 'below' || candidate.relation === 'inline';
  const goesOn = /(?:[/&,-]|\s(?:of|for|the|and|by|with|from|und|von|et|des|y))\s*$/u.test(candidate.lines[0]?.text ?? '');
  const wrapped = candidate.relation === 'below' ? wrappedLines(candidate.lines, text).length : 1;
  const all = [
    ...new Set([
      ...candidate.lines.slice(0, isOneLine ? Math.max(wrapped, goesOn ? 2 : 1) : 3),
      ...(candidate.continued ?? []).slice(0, 2),
    ]),
  ];
  const lines = upToSentence(upToWideGap(all));
  const value = cleaned(lines.map(({ text: words }) => words).join(' '));
  if (isEmptyValue(value) || value.length > 90 || !/[\p{L}\d]/u.test(value) || /^\p{Script=Han}$/u.test(value) || isRemark(value))
    return null;
  if (isLabelLike(value) || isRestOfLabel(lines[0]?.text ?? '') || isCaptionOf(lines) || endsInColon(lines)) return null;
  return { value, from: lines, certainty: isCutShort(value) || isSeveral(value) ? MOST.cutShort : CERTAINTY.label[candidate.relation] };
};

/** Words before a colon at the end of a line want a value of their own: `_______TRAILER:`. */
function endsInColon([first, ...more]: readonly Phrase[]): boolean {
  return more.length === 0 && /\p{L}\s?[:：]\s*$/u.test(first?.text ?? '');
}

/** Whether the first of some lines is the caption of the second. */
export function isCaptionOf([first, second]: readonly Phrase[]): boolean {
  if (first?.method !== 'text layer' || second === undefined || isSameLine(first.area, second.area)) return false;
  return heightOf(first.area) < VALUE_READERS.lower * heightOf(second.area);
}

/** What stands far beside a value on its line is the value of something else. */
function upToWideGap(lines: readonly Phrase[]): readonly Phrase[] {
  return lines.filter((line) => {
    const before = lines.filter((other) => other !== line && isSameLine(other.area, line.area) && other.area.left < line.area.left);
    const reached = Math.max(...before.map(({ area }) => area.right));
    return before.length === 0 || line.method === 'cells' || line.area.left - reached < VALUE_READERS.wideGap * heightOf(line.area);
  });
}

/** A mark between words tells of a label that is not known, with a value of its own. */
function isSeveral(value: string): boolean {
  return /\s[·|•]\s|\p{L}\s?[:：]\s+\S|\p{L}\s[-–—]\s.*\s[-–—]\s/u.test(value);
}

function isCutShort(value: string): boolean {
  return /^(?:of|and|by|or)\s|(?:^|\s)(?:of|for|the|and|by|at|to|in|from|with|or)$|[&/(]$/iu.test(value);
}

/** All lines of a value as one text. */
export const readLongText: ValueReader = ({ lines, relation, continued = [] }) => {
  const kept = upToSentence([...new Set([...lines, ...continued])]).filter(({ text }) => !isEmptyValue(text));
  const value = cleaned(kept.map(({ text }) => text).join(' '));
  return value === '' || isRemark(value) ? null : { value, from: kept, certainty: CERTAINTY.label[relation] - DOUBT.lessForLongText };
};

/** The marks on packages: the lines that stand together. */
export const readMarks: ValueReader = (candidate, label, text) =>
  readLongText({ ...candidate, lines: closeLines(candidate.lines) }, label, text);

export const readDay: ValueReader = ({ lines, relation, continued = [] }, _label, text) => {
  const [first, second] = [...new Set([...lines, ...continued])];
  const single = lines.slice(0, 3).map((line) => [line]);
  const broken = first === undefined || second === undefined ? [] : [[first, second]]; // `18th` over `April 2022`
  for (const from of [...single, ...broken]) {
    const [day] = daysIn(from.map((line) => line.text).join(' '), text.dayOrder);
    if (day === undefined) continue;
    const isSure = day.certain || text.isDayOrderKnown;
    return { value: day.value, from, certainty: CERTAINTY.label[relation] * (isSure ? 1 : DOUBT.twoWays) };
  }
  return null;
};

/** An amount of money: the last number on the line of the label that has decimals, else its only number. Percentages are not amounts. */
export const readAmount: ValueReader = ({ lines, relation }, _label, text) => {
  const [first] = lines;
  if (first === undefined) return null;
  const line = lines.filter(({ area }) => area.top < first.area.bottom);
  for (const phrase of line.toReversed()) {
    const value = amountIn(phrase, text);
    if (value !== null) return { value, from: [phrase], certainty: CERTAINTY.label[relation] };
  }
  const under = lines.find(({ area }) => area.top >= first.area.bottom - 1);
  const value = /^[A-Z]{3}$/u.test(first.text.trim()) && under !== undefined ? amountIn(under, text) : null; // the currency has a line of its own
  return value === null || under === undefined ? null : { value, from: [under], certainty: CERTAINTY.label[relation] };
};

export const readCurrency: ValueReader = ({ lines, relation }) => {
  const [first] = lines;
  const value = first === undefined || /@\s?\d/u.test(first.text) ? null : currencyIn(first.text); // at a rate it is told for information
  return first === undefined || value === null ? null : { value, from: [first], certainty: CERTAINTY.label[relation] };
};

/** The term of delivery, if exactly one is named: a list of boxes to tick names several. */
export const readIncoterm: ValueReader = ({ lines, relation }) => {
  const named = incotermsIn(
    lines
      .map(({ text }) => text)
      .join(' ')
      .toUpperCase(),
  );
  const [value] = named;
  return value === undefined || named.length > 1 ? null : { value, from: lines.slice(0, 1), certainty: CERTAINTY.label[relation] };
};

export function cleaned(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s:：;,.*“”"'|\-–—]+|[\s:：;,*“”"|_\-–—]+$/gu, '');
}

export function certaintyOf(relation: Relation): number {
  return CERTAINTY.label[relation];
}

/** A code of a currency, the letters before a dollar sign, or the crown of any country. */
const MONEY_WORD = /^(?:[A-Z]{3}|[A-Z]{1,2}|usd|eur|kr|元)$/u;

/** Signs of money of some countries, of which one could be a unit: `1 992 503 Ft`, `Rs. 1,250`. */
const LETTERED_SIGN = /^(?:Ft|Rs|Rp|K?[Ss]hs?|KSH|Tk|Dhs?|Php|[Ll]ei|din|Naira)$/u;

/** The amount in a phrase: a number with its sign or currency, `-` beside a currency sign being nothing. */
function amountIn(phrase: Phrase, text: DocumentText): string | null {
  if (/%/.test(phrase.text)) return null;
  const numbers = numbersIn(phrase.text, text.numberStyle);
  const last = numbers.at(-1);
  if (last === undefined) return /^[$€£¥]\s?-$/u.test(phrase.text.trim()) ? '0' : null;
  const rest = phrase.text.replace(/[\d.,'’\s()-]/g, '').replace(/[$€£¥₹]/gu, '');
  const words = rest.replace(/us dollars?|dollars?|euros?/giu, '').match(/\p{L}+/gu) ?? [];
  return words.every((word) => LETTERED_SIGN.test(word) || ((MONEY_WORD.test(word) || currencyIn(word) !== null) && !isQuantityUnit(word)))
    ? last.value
    : null;
}

/** A few letters and a colon begin the value of something else: `Fakturanr: 880123`. */
const OWN_LABEL = /^\p{L}{3}[\p{L}\s.]{0,24}[:：]\s/u;

/** Who gave a number, or what else is said of it: `HN/4410 (Gareth)`, `2026-5571 (OIOUBL 2.1)`. */
const PERSON_BEHIND = /(?<=\d\S*)\s+[(（](?:\p{Lu}[^\d()（）]+|\p{L}{3}[^()（）]*)[)）]$/u;

function identifierIn(text: string): string {
  const value = cleaned(
    text
      .replace(PERSON_BEHIND, '')
      .replace(
        /^(?:n[.°º]+\s*(?=\S*\d)|n(?:o|r)[.:#°º]+\s*(?=\d)|(?:nos?|nr|numbers?|number\(s\)|ref)(?!\p{L})[.:#\s]*\s)|^\p{Script=Han}{1,3}\s+(?=\w)/iu,
        '',
      ),
  );
  if (isEmptyValue(value) || !/\d/.test(value) || OWN_LABEL.test(value)) return '';
  const words = value.split(' ');
  if (words.length <= 2 || words.every((word) => /\d/.test(word))) return value.length <= 40 ? value : '';
  return words[0] !== undefined && /\d/.test(words[0]) && words[0].length >= 4 ? words[0].replace(/[,;]$/, '') : '';
}

/** What stands at the place for a signature, and notes of the form about what is filled in. */
const REMARKS = String.raw`
  for and on behalf of
  signed (?:for|by|on)
  authori[sz]ed sign
  particulars (?:as )?(?:furnished|declared)
  yours (?:faithfully|sincerely|truly)
  (?:packed|checked|prepared) (?:and \w+ )?by$
`;
const REMARK = new RegExp(`^${anyOf(REMARKS)}`, 'iu');

/** A note of the form itself (`(if other than recipient)`) is no value, and neither is the caption of a signature. */
function isRemark(value: string): boolean {
  return /^\(.*\)$/u.test(value) || REMARK.test(value);
}

/** The lines of a value end where the paper goes on with a sentence. */
function upToSentence(lines: readonly Phrase[]): readonly Phrase[] {
  const end = lines.findIndex(({ text }) => isSentence(text));
  return end < 0 ? lines : lines.slice(0, end);
}
