import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { codeOfInvoice, codeOfOrder } from './self-named-codes.js';
import { CONTRACT_WORDS, CREDIT_WORDS, INVOICE_WORDS, MASTER_BILL_WORDS, ORDER_WORDS, WAYBILL_WORDS } from './words/other-papers.js';

/** Capitals and figures, at times behind some letters of their own: `FQ 1187`, `DLE/118/24-25`. */
const CODE = String.raw`(?:(?!BOX)[A-Z]{1,4}\s(?=\d))?(?=[A-Z\d/_.-]*\d[A-Z\d/_.-]*\d)[A-Z\d][A-Z\d/_.-]{1,27}[A-Z\d](?:\s/\s\d{2,4})?`;
/** Figures in groups, as carriers print them: `157-4418 2076`, `1Z 88W 7F2 68 4410 2297`. */
const GROUPED = String.raw`(?:[A-Z]{2,4}\s)?(?=[A-Z\d-]*\d)[A-Z\d-]{2,12}(?:\s(?:[A-Z]{2}\s)?(?=[A-Z]?\d)[A-Z\d]{2,8})+(?:(?<=^[A-Z]{2}\s[\d ]+)\s[A-Z]{2})?`;
const SIGN = String.raw`(?:\s?(?:nos?|nr|num|number|nummer|n[°º]|№)(?!\p{L}))?[\s.:：#°º]*`;
const SIGNED = String.raw`\s?(?:at sight\s)?(?:(?:no|nr|num|number|n[°º]|№)(?!\p{L})|[#:：])[\s.:：#°º]*`;
/** What goes on is another word, a share or decimals. */
const END = String.raw`(?![\p{L}\d%]|[.,]\d)`;

/** The number of another paper that the notes, the goods or a sentence name, where they name only one: `INV FQ 1187`, `Cust PO T8831`. */
function numberInNotes(words: string, sign: string, codes: string): (text: DocumentText) => Understood | null {
  const paper = new RegExp(String.raw`(?<![\p{L}\d/-])(?<!pro[ -]?forma |our )${anyOf(words)}(?!\p{L})${sign}`, 'giu');
  const code = new RegExp(`^(?:${codes})${END}`, 'u');
  return (text) => {
    const named = text.phrases.flatMap((phrase) => namedIn(phrase, paper, code, text));
    const [first] = named;
    return first === undefined || named.some(({ value }) => value !== first.value) ? null : first;
  };
}

function namedIn(phrase: Phrase, paper: RegExp, code: RegExp, { dayOrder }: DocumentText): Understood[] {
  return [...phrase.text.matchAll(paper)].flatMap((match) => {
    const start = match.index + match[0].length;
    const value = code.exec(phrase.text.slice(start))?.[0];
    const from = value === undefined ? null : partOf(phrase, start, start + value.length);
    if (value === undefined || from === null || NO_PAPER.test(match[0]) || YEAR.test(value) || isDay(value, dayOrder)) return [];
    return [{ value, from: [from], certainty: CERTAINTY.number.inNotes }];
  });
}

/** In small letters it is a word of several languages. */
const NO_PAPER = /^po(?!\p{L})/u;
const YEAR = /^(?:19|20)\d\d$|^\d{1,3}$/u;

function isDay(value: string, dayOrder: DocumentText['dayOrder']): boolean {
  const [day] = daysIn(value, dayOrder);
  return day?.start === 0 && day.end === value.length;
}

const invoiceBesideWord = numberInNotes(INVOICE_WORDS, SIGN, CODE);
const orderBesideWord = numberInNotes(ORDER_WORDS, SIGN, CODE);

export const invoiceInNotes = (text: DocumentText): Understood | null => invoiceBesideWord(text) ?? codeOfInvoice(text);
export const orderInNotes = (text: DocumentText): Understood | null => orderBesideWord(text) ?? codeOfOrder(text);
export const contractInNotes = numberInNotes(CONTRACT_WORDS, SIGN, CODE);
export const creditInNotes = numberInNotes(CREDIT_WORDS, SIGNED, `${GROUPED}|${CODE}`);
export const masterBillInNotes = numberInNotes(MASTER_BILL_WORDS, SIGN, `${GROUPED}|${CODE}`);
export const waybillInNotes = numberInNotes(WAYBILL_WORDS, SIGN, `${GROUPED}|${CODE}`);
