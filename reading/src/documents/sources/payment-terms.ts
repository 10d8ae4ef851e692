import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { DOUBT, MOST } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { cleaned, readShortText, type ValueReader } from '../../fields/value-readers.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { TERMS_IN_TIME } from './words/terms-in-time.js';

/** Words of which at least one stands in nearly every term of payment. */
const OF_PAYMENT = new RegExp(
  anyOf(String.raw`
    pa(?:y|id)
    days?
    advance
    credit
    l\s?/?\s?c(?!\p{L})
    t\s?/?\s?t(?!\p{L})
    d\s?/\s?[ap](?!\p{L})
    cash
    c\.?[io]\.?[ad](?!\p{L})
    transfer
    remit
    wire
    swift
    account
    deposit
    balance
    sight
    net(?:to|t)?(?!\p{L})
    tagen?(?!\p{L})
    jours?(?!\p{L})
    dag(?:en|ar|er|e)(?!\p{L})
    d[ií]as(?!\p{L})
    giorni
    dni(?!\p{L})
    dn[ůí](?!\p{L})
    päivää
    pv(?!\p{L})
    nap(?!\p{L})
    g[üu]n(?!\p{L})
    cr[eé]dito
    contado
    comptant
    anticipo
    vorkasse
    draft
    due
    receipt
    documents
    collection
    letter
    bank
    free
    sample
    charge
    %
    付
    款
    电汇
    信用证
    `),
  'iu',
);

/** A term of delivery alone says nothing of payment, although both stand at `Terms`. Words that speak of no payment are doubtful. */
export const readPayment: ValueReader = (candidate, label, text) => {
  const read = withoutDelivery(readShortText({ ...candidate, lines: upToEnd(candidate.lines) }, label, text));
  if (read === null || !/\p{L}/u.test(String(read.value))) return null;
  if (OF_PAYMENT.test(String(read.value))) return read;
  return incotermsIn(String(read.value).toUpperCase()).length > 0 ? null : { ...read, certainty: DOUBT.strangeTerm * read.certainty };
};

/** A term of delivery that stands before that of payment: `CIP Callao (Incoterms® 2020) 30% advance`. */
function withoutDelivery(read: Understood | null): Understood | null {
  const words = String(read?.value ?? '');
  const behind = /^[A-Z]{3}\s[^%]{2,40}?(?:\(Incoterms[^)]*\)|\/ ?(?:pmt|payment):)\s*(?=\S)/iu.exec(words)?.[0] ?? '';
  return read === null || incotermsIn(behind.toUpperCase()).length === 0 ? read : { ...read, value: words.slice(behind.length) };
}

/** By what means one pays tells no term: codes of lists, transfers, addresses of the web. */
const MEANS = /^\d{1,2}\s?[-–]\s|^0\d\s\p{L}+|\(\d{2}\)$|^P(?:PD|UE)(?!\p{L})|por definir|https?:|parcialidades/iu;
/** When one pays, or how much before: days, shares, at sight. */
const WHEN = new RegExp(anyOf(TERMS_IN_TIME), 'iu');

/** A term of payment that says when; at other labels for it papers say by what means. */
export const readPaymentInTime: ValueReader = (candidate, label, text) => {
  const read = readPayment(candidate, label, text);
  return read !== null && WHEN.test(String(read.value)) && !MEANS.test(String(read.value)) ? read : null;
};

/** Words at a label for terms that name no means of payment. */
export const readPaymentAtAll: ValueReader = (candidate, label, text) => {
  const read = readPayment(candidate, label, text);
  return read === null || MEANS.test(String(read.value)) ? null : read;
};

/** `Payment by: 30 days from B/L date` tells a term; a day in numbers is the day itself. */
export const readPaymentForDay: ValueReader = (candidate, label, text) => {
  const read = readPayment(candidate, label, text);
  const isDay = read !== null && daysIn(String(read.value), text.dayOrder).length > 0;
  return read === null || isDay || !OF_PAYMENT.test(String(read.value)) ? null : { ...read, certainty: DOUBT.strangeTerm * read.certainty };
};

/** Where a term of payment ends on its line: at the end of its sentence, or before the bank that is to be paid. */
const END = /(?<=\p{Ll}{3})\.\s(?=\p{Lu})|,?\s(?=银行|账号|开户)|[,;]\s(?=(?:bank|iban|swift|bic|a\/c|account)(?!\p{L}))/iu;

function upToEnd([first, ...rest]: readonly Phrase[]): readonly Phrase[] {
  const end = first === undefined ? null : END.exec(first.text);
  const term = first === undefined || end === null ? null : partOf(first, 0, end.index);
  return first === undefined ? [] : term !== null && OF_PAYMENT.test(term.text) ? [term] : [first, ...rest];
}

/** The term of payment in a box for terms of delivery and payment: what names no term of delivery there. */
export function paymentBesideDelivery(text: DocumentText): Understood | null {
  for (const label of text.labels) {
    if (!label.concepts.includes('incoterm') || !/pa(?:y|go|gam)|zahl/iu.test(label.text)) continue;
    const [candidate] = label.candidates;
    const parts = (candidate?.lines ?? []).flatMap((line) => partsOfTerms(line));
    const term = parts.find(({ text: words }) => OF_PAYMENT.test(words) && incotermsIn(words.toUpperCase()).length === 0);
    if (term !== undefined) return { value: cleaned(term.text), from: [term], certainty: MOST.openEnded };
  }
  return null;
}

/** `SALE - DAP PENTICTON - NET 30 DAYS` says three things. */
function partsOfTerms(line: Phrase): Phrase[] {
  return [...line.text.matchAll(/(?:(?!\s[-–]\s).)+/gu)].flatMap((match) => partOf(line, match.index, match.index + match[0].length) ?? []);
}
