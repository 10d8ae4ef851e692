import { anyOf } from '@tallyport/domain/any-of';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor } from '../../fields/pick.js';
import { cellOf } from '../../tables/rows.js';
import type { Known } from '../declaration.js';
import { MONEY_WORDS } from './words/money-words.js';

/** Sums in a second currency are told for information, at a rate. */
const FOR_INFORMATION = /equivalent|statistic|exchange|折合|等值|@\s?\d/iu;
const OF_MONEY = new RegExp(anyOf(MONEY_WORDS), 'iu');

/** Cash against documents is written like the dollars of Canada; those stand beside an amount or their own word. */
function isTermOfPayment(words: string): boolean {
  return !/CAD\)?\s?\$?\s?-?\d|\d\s?CAD(?![\p{L}/])|^\W*CAD\W*$|(?:total|price|amount|value|curren\p{L}*)\W+CAD/iu.test(words);
}

/** The only currency that stands with amounts or in the heads of tables, else that of the total. */
export function soleCurrency(text: DocumentText): Understood | null {
  const heads = text.tables.flatMap((table) => table.columns.flatMap(({ head }) => currencyIn(head) ?? []));
  const named = text.phrases.flatMap((phrase) => {
    const isMoney = OF_MONEY.test(phrase.text) && !FOR_INFORMATION.test(phrase.text);
    const code = isMoney ? currencyIn(phrase.text) : null;
    return code === null || (code === 'CAD' && isTermOfPayment(phrase.text)) ? [] : [{ code, phrase }];
  });
  const codes = new Set([...heads, ...named.map(({ code }) => code)]);
  const [code] = codes;
  if (code === undefined) return null;
  if (codes.size > 1) return currencyOfTotal(text) ?? currencyInRows(text);
  const from = named.flatMap(({ phrase }) => phrase).slice(0, 1);
  return {
    value: code,
    from: from.length > 0 ? from : text.phrases.filter((phrase) => currencyIn(phrase.text) === code).slice(0, 1),
    certainty: CERTAINTY.amount.soleCurrency,
  };
}

/** The currency in which the totals of a paper are printed, if it is one. */
function currencyOfTotal(text: DocumentText): Understood | null {
  const printed = labelsFor(text, ['total_amount']).flatMap(({ phrases, candidates: [first] }) => [
    ...phrases.slice(0, 1),
    ...(first?.lines.slice(0, 1) ?? []),
  ]);
  const named = printed.flatMap((phrase) => {
    const code = currencyIn(phrase.text);
    return code === null ? [] : [{ code, phrase }];
  });
  const [first] = named;
  if (first === undefined || named.some(({ code }) => code !== first.code)) return null;
  return { value: first.code, from: [first.phrase], certainty: CERTAINTY.amount.currencyOfTotal };
}

/** The currency that all prices and amounts of the rows name, whatever the totals are told in besides. */
function currencyInRows(text: DocumentText): Understood | null {
  const priced = text.tables.flatMap(({ rows }) => rows.flatMap((row) => [cellOf(row, 'unit_price'), cellOf(row, 'total_price')]));
  const cells = priced
    .flatMap((cell) => (cell === null ? [] : [{ cell, code: currencyIn(cell.text) }]))
    .filter(({ code }) => code !== null);
  const [first] = cells;
  if (first === undefined || cells.some(({ code }) => code !== first.code)) return null;
  return { value: String(first.code), from: [first.cell], certainty: CERTAINTY.amount.currencyOfTotal };
}

/** The currency of the first line that names one. */
export function currencyOfLines(_text: DocumentText, { lines }: Known<never>): Understood | null {
  return lines.flatMap((line) => line.get('currency') ?? [])[0] ?? null;
}
