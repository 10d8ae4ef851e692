import { isCompanyName } from '@tallyport/domain/values/company-names';
import { fumigantsIn } from '@tallyport/domain/values/fumigants';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { CERTAINTY, DOUBT } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { readShortText, type ValueReader } from '../../fields/value-readers.js';
import type { Concept } from '../../labels/concepts.js';
import { at } from '../labelled.js';

/** The forms in which nothing else on a certificate is written, by what they measure. */
const FORMS = {
  dosage: /\d+(?:[.,]\d+)?\s*(?:g|gm|gms|grams?)\s*(?:\/|per)\s*(?:m³|m3|cbm|cu\.?\s?m|cubic met)/iu,
  exposure: /\d+(?:[.,]\d+)?\s*(?:hours?|hrs?\.?)(?!\p{L})/iu,
  temperature: /\d+(?:[.,]\d+)?\s*°\s*C\b|\d+(?:[.,]\d+)?\s*(?:℃|deg(?:rees)?\.?\s*C(?:elsius)?)/iu,
} as const satisfies Partial<Record<Concept, RegExp>>;
type Measured = keyof typeof FORMS;

/** A measure of a treatment at its label. */
export const treatmentAt = (what: Measured) => at(readMeasure(FORMS[what]), what);

/** The number in the only place where something is written in the form of a measure, where its label is not known. */
export const treatmentAlone = (what: Measured) => (text: DocumentText) => numberAlone(text, FORMS[what]);

function numberAlone(text: DocumentText, form: RegExp): Understood | null {
  const all = new RegExp(form.source, 'giu');
  const [only, ...more] = text.phrases.flatMap((phrase) => [...phrase.text.matchAll(all)].map((match) => ({ phrase, words: match[0] })));
  const [number] = only === undefined ? [] : numbersIn(only.words, text.numberStyle);
  return only === undefined || number === undefined || more.length > 0
    ? null
    : { value: number.value, from: [only.phrase], certainty: CERTAINTY.certificate.byForm };
}

/** What a fumigant is called, as far as that is known, without how much of it stands behind. */
export const readKnownFumigant: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  const printed = String(understood?.value ?? '');
  const [name] = fumigantsIn(printed);
  if (understood === null || name === undefined) return null;
  return printed.startsWith(name) && /^\W*\d/u.test(printed.slice(name.length)) ? { ...understood, value: name } : understood;
};

/** What stands at the place of a fumigant that nobody knows: it may be a dose or a word of the form. The company that used it is none. */
export const readFumigant: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  if (understood === null || isCompanyName(String(understood.value))) return null;
  return { ...understood, certainty: DOUBT.unknownFumigant * understood.certainty };
};

/** The only fumigant that a certificate names anywhere. */
export function fumigantAlone(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) => fumigantsIn(phrase.text).map((name) => ({ name, phrase })));
  const [first, ...others] = named;
  const isOne = first !== undefined && others.every(({ name }) => name.toLowerCase() === first.name.toLowerCase());
  return isOne ? { value: first.name, from: [first.phrase], certainty: CERTAINTY.certificate.byForm } : null;
}

/** The next line of a form: `10. Aeration`. */
const NUMBERED = /^\W*\d{1,2}[.)]\s*\p{L}/u;

/** What is left of a gas is measured otherwise than what was given. */
const OTHER_UNIT = /^\s*(?:ppm|%|mg)/iu;

/** The number with its unit, `80 g/m³`, else the one that a value begins with. */
function readMeasure(form: RegExp): ValueReader {
  return (candidate, _label, text): Understood | null => {
    const [first] = candidate.lines;
    if (first === undefined || NUMBERED.test(first.text)) return null;
    const written = form.exec(first.text)?.[0] ?? first.text;
    const [number] = numbersIn(written, text.numberStyle);
    const isOther = number !== undefined && OTHER_UNIT.test(written.slice(number.end));
    return number === undefined || isOther || /\p{L}{3}/u.test(written.slice(0, number.start))
      ? null
      : { value: number.value, from: [first], certainty: CERTAINTY.certificate.measure };
  };
}
