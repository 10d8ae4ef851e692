import { isCompanyName } from '@tallyport/domain/values/company-names';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { letterheadOf } from '../../fields/letterhead.js';
import { signingCompanyOf } from '../../fields/signature.js';

/** The day of a letter: the only day that stands on a line of its own, alone or behind the name of a town. */
export function dayAlone(text: DocumentText): Understood | null {
  const days = text.phrases.flatMap((phrase) => {
    const [day, ...more] = daysIn(phrase.text, text.dayOrder);
    const isAlone = day !== undefined && more.length === 0 && phrase.text.slice(day.end).trim().replace('.', '') === '';
    return isAlone && TOWN.test(phrase.text.slice(0, day.start)) ? [{ day, phrase }] : [];
  });
  const [first] = days;
  if (first === undefined || days.some(({ day }) => day.value !== first.day.value)) return null;
  const isSure = first.day.certain || text.isDayOrderKnown;
  return { value: first.day.value, from: [first.phrase], certainty: isSure ? CERTAINTY.day.alone : CERTAINTY.day.twoWaysAlone };
}

/** Nothing before a day, or a town: `Lyon, 4 May 2026`. */
const TOWN = /^\W*(?:\p{Lu}[\p{L}\s]{2,24},\s*(?:the\s+)?)?$/u;

/** The number of the invoice that a letter names in its subject or in a sentence, where it names only one. */
export function invoiceNamed(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) => {
    const number = INVOICE.exec(phrase.text)?.groups?.['number'];
    return number === undefined || isDay(number, text) ? [] : [{ number, phrase }];
  });
  const [first] = named;
  if (first === undefined || named.some(({ number }) => number !== first.number)) return null;
  return { value: first.number, from: [first.phrase], certainty: CERTAINTY.number.inLetter };
}

const INVOICE =
  /(?<!\p{L}|proforma |pro forma )invoice\s*(?:no|number|nr|nos|ref|#)?\s*[.:#]*\s*(?<number>(?=[^\s,;]*\d)[A-Z0-9][A-Z0-9/_.-]{2,28}[A-Z0-9])(?![\p{L}\d])/iu;

function isDay(number: string, text: DocumentText): boolean {
  return daysIn(number, text.dayOrder).length > 0;
}

/** The company that speaks in the first sentence of a declaration: `We, Alder Ltd., declare …`, `I, Jane Doe, manager of Alder Ltd., declare …`. */
export function companySpeaking(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const name = (WE.exec(phrase.text) ?? I.exec(phrase.text))?.groups?.['name']?.trim();
    if (name === undefined || !(isCompanyName(name) || IN_CAPITALS.test(name))) continue;
    return { value: name, from: [phrase], certainty: isCompanyName(name) ? CERTAINTY.party.speaking : CERTAINTY.party.speakingWithoutForm };
  }
  return null;
}

/** The person who speaks there. */
export function personSpeaking(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const person = I.exec(phrase.text)?.groups?.['person'];
    if (person !== undefined && !isCompanyName(person)) return { value: person, from: [phrase], certainty: CERTAINTY.party.speaking };
  }
  return null;
}

/** Several words that each begin with a capital, as names do. */
const IN_CAPITALS = /^(?:\p{Lu}\S*|&|and|of)(?:\s+(?:\p{Lu}\S*|&|and|of)){1,6}$/u;
const PERSON = String.raw`(?<person>\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){1,4})`;
const NAME = String.raw`(?<name>\p{Lu}[^:;]{3,70}?)`;
const MAKERS = String.raw`(?:the\s+)?(?:manufacturers?|makers?|producers?|exporters?|suppliers?|packers?)(?!\p{L})`;
const I = new RegExp(
  String.raw`^\W*I\s*,\s*${PERSON}\s*,\s*(?:the\s+)?(?:\p{L}+\s+){1,4}(?:of|for|at)\s+(?:M/s\.?\s+)?${NAME}\s*(?:,|(?<!\p{L})(?:hereby|declare|confirm|certify|state)(?!\p{L})|$)`,
  'u',
);
const WE = new RegExp(
  String.raw`^\W*(?:[Ww][Ee]|I\s?/\s?[Ww]e|[Tt]he undersigned)\s*,?\s+${NAME},?\s+(?:hereby|declare|confirm|certify|state|write|as the|being|of\s|located|do\s|${MAKERS})`,
  'u',
);

/** The company in the letterhead, surely where the paper is signed for the same one, else who signs. */
export function issuingCompanyOf(text: DocumentText): Understood | null {
  const [head, signing] = [letterheadOf(text).name, signingCompanyOf(text)];
  if (head === null || signing === null) return head === null ? signing : { ...head, certainty: CERTAINTY.party.oneOfTwo };
  return lettersOf(signing).includes(lettersOf(head))
    ? { ...signing, certainty: CERTAINTY.party.agreed }
    : { ...head, certainty: CERTAINTY.party.oneOfTwo };
}

function lettersOf({ value }: Understood): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
