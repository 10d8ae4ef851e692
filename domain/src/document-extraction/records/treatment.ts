import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { letterheadOf } from '../fields/letterhead.js';
import { pick } from '../fields/pick.js';
import { readDay, readShortText, type ValueReader } from '../fields/value-readers.js';
import type { Concept } from '../labels/concepts.js';
import { isCompanyName } from '../values/company-names.js';
import { fumigantsIn } from '../values/fumigants.js';
import { numbersIn } from '../values/numbers.js';
import type { HeaderFields } from './fields.js';
import type { TreatmentInProse } from './treatment-in-prose.js';

/** What was used on the goods, how strong, how long, how warm, and when it ended. */
export function putTreatment(header: HeaderFields, text: DocumentText, prose: TreatmentInProse): void {
  header.put(
    'fumigant',
    pick(text, ['fumigant'], readKnownFumigant) ?? prose.fumigant() ?? fumigantAlone(text) ?? pick(text, ['fumigant'], readFumigant),
  );
  for (const { field, concept, form, told } of MEASURES)
    header.put(field, pick(text, [concept], readLeadingNumber) ?? numberAlone(text, form) ?? told(prose));
  header.put('completion_date', pick(text, ['completion_date'], readDay) ?? prose.completed());
  header.put('fumigation_target', pick(text, ['fumigation_target'], readShortText));
  header.put('treatment_provider', pick(text, ['treatment_provider'], readShortText) ?? letterheadOf(text).name);
}

/** A measure of a treatment, and the form in which nothing else on a certificate is written. */
interface Measure {
  readonly field: string;
  readonly concept: Concept;
  readonly form: RegExp;
  /** What a sentence says of it. */
  readonly told: (prose: TreatmentInProse) => Understood | null;
}

const MEASURES: readonly Measure[] = [
  {
    field: 'dosage',
    concept: 'dosage',
    form: /^\W*\d+(?:[.,]\d+)?\s*(?:g|gm|gms|grams?)\s*(?:\/|per)\s*(?:m³|m3|cbm|cu\.?\s?m|cubic met)/iu,
    told: (prose) => prose.dosage(),
  },
  {
    field: 'exposure_hours',
    concept: 'exposure',
    form: /^\W*\d+(?:[.,]\d+)?\s*(?:hours?|hrs?\.?)\W*$/iu,
    told: (prose) => prose.hours(),
  },
  {
    field: 'temperature',
    concept: 'temperature',
    form: /^\W*\d+(?:[.,]\d+)?\s*°\s*C\b|^\W*\d+(?:[.,]\d+)?\s*(?:℃|deg(?:rees)?\.?\s*C(?:elsius)?)/iu,
    told: (prose) => prose.temperature(),
  },
];
/** How sure a value is that is told by its form alone. */
const BY_FORM = 0.8;
/** How much less sure a fumigant is that has no known name. */
const NOT_KNOWN = 0.75;

/** The number in the only phrase of this form, where its label is not known. */
function numberAlone(text: DocumentText, form: RegExp): Understood | null {
  const alone = wordsAlone(text, form);
  const [number] = alone === null ? [] : numbersIn(String(alone.value), text.numberStyle);
  return alone === null || number === undefined ? null : { ...alone, value: number.value };
}

/** The only phrase of this form. */
function wordsAlone(text: DocumentText, form: RegExp): Understood | null {
  const [only, ...more] = text.phrases.filter(({ text: words }) => form.test(words));
  return only === undefined || more.length > 0 ? null : { value: only.text.trim(), from: [only], certainty: BY_FORM };
}

/** What a fumigant is called, as far as that is known. */
const readKnownFumigant: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  return understood === null || fumigantsIn(String(understood.value)).length === 0 ? null : understood;
};

/** What stands at the place of a fumigant that nobody knows: it may be a dose or a word of the form. The company that used it is none. */
const readFumigant: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  if (understood === null || isCompanyName(String(understood.value))) return null;
  return { ...understood, certainty: NOT_KNOWN * understood.certainty };
};

/** The only fumigant that a certificate names anywhere. */
function fumigantAlone(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) => fumigantsIn(phrase.text).map((name) => ({ name, phrase })));
  const [first, ...others] = named;
  const isOne = first !== undefined && others.every(({ name }) => name.toLowerCase() === first.name.toLowerCase());
  return isOne ? { value: first.name, from: [first.phrase], certainty: BY_FORM } : null;
}

/** The next line of a form: `10. Aeration`. */
const NUMBERED = /^\W*\d{1,2}[.)]\s*\p{L}/u;

/** The number that a value begins with: `80 g/m³`, `24 hours`. */
const readLeadingNumber: ValueReader = (candidate, _label, text): Understood | null => {
  const [first] = candidate.lines;
  const [number] = first === undefined ? [] : numbersIn(first.text, text.numberStyle);
  if (first === undefined || number === undefined || NUMBERED.test(first.text) || /\p{L}{3}/u.test(first.text.slice(0, number.start)))
    return null;
  return { value: number.value, from: [first], certainty: 0.94 };
};
