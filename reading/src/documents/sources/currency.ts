import { currencyIn } from '@tallyport/domain/values/currencies';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor } from '../../fields/pick.js';
import type { Known } from '../declaration.js';

/** Sums in a second currency are told for information. */
const FOR_INFORMATION = /equivalent|statistic|exchange|折合|等值/iu;

/** The only currency that stands with amounts or in the heads of tables, else that of the total. */
export function soleCurrency(text: DocumentText): Understood | null {
  const heads = text.tables.flatMap((table) => table.columns.flatMap(({ head }) => currencyIn(head) ?? []));
  const named = text.phrases.flatMap((phrase) => {
    const isMoney = /\d|total|price|amount|FOB|CIF|EXW|^[A-Z]{3}$/iu.test(phrase.text) && !FOR_INFORMATION.test(phrase.text);
    const code = isMoney ? currencyIn(phrase.text) : null;
    return code === null ? [] : [{ code, phrase }];
  });
  const codes = new Set([...heads, ...named.map(({ code }) => code)]);
  const [code] = codes;
  if (code === undefined) return null;
  if (codes.size > 1) return currencyOfTotal(text);
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

/** What a dollar is in an American's paper: amounts with its bare sign, the address of a town in the United States, and none of another country with dollars. */
export function dollarsAtHome(text: DocumentText): Understood | null {
  const [priced] = text.phrases.filter((phrase) => /(?<![\p{L}\d])\$\s?\d/u.test(phrase.text));
  const isAmerican = text.phrases.some((phrase) => AMERICAN.test(phrase.text));
  if (priced === undefined || !isAmerican || text.phrases.some((phrase) => OTHER_DOLLARS.test(phrase.text))) return null;
  return { value: 'USD', from: [priced], certainty: CERTAINTY.amount.dollarsAtHome };
}

/** `Portland, ME 04101`: a town, a state and the code of the post in the United States. */
const AMERICAN = /\p{L},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)/u;
const OTHER_DOLLARS =
  /(?<!\p{L})(?:canada|australia|new zealand|singapore|hong kong|mexico|méxico|taiwan|(?:CA|AU|NZ|HK|SG|MX)\$)|(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/iu;

/** The currency of the first line that names one. */
export function currencyOfLines(_text: DocumentText, { lines }: Known<never>): Understood | null {
  return lines.flatMap((line) => line.get('currency') ?? [])[0] ?? null;
}
