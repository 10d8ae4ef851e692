import { anyOf } from '@tallyport/domain/any-of';
import { FORM_NAMES } from './words/form-names.js';
import { FORM_OWNERS } from './words/form-owners.js';
import { FORM_PLACES } from './words/form-places.js';
import { FORM_STREETS } from './words/form-streets.js';
import { NAME_FIELDS } from './words/party-fields.js';

/** What a field in the block of a party tells. */
export type FormField = 'name' | 'street' | 'place';

const OF = String.raw`(?:\s(?:of(?: the)?|des|der|du|de la|de l['’]|del|dell['’]|della|do|da|van(?: de)?|za)\s?)`;
const OWNER = anyOf(FORM_OWNERS);
const COUNTED = String.raw`(?:\s?(?:[-–]\s)?(?:(?:line|zeile|ligne|línea|linha|riga|regel|rad|linje)\s?)?\(?\d\)?)?`;
const patternOf = (words: string): RegExp =>
  new RegExp(
    String.raw`^\W*(?:(?:BT[-\s]?\d+\W+)?${OWNER}\s)?${anyOf(words)}(?:${OF}?\s?${OWNER})?${COUNTED}\s*(?:[(（/][^()（）:：\d]{2,24}[)）]?)?\s*\*?\s*(?<colon>[:：])?\s*$`,
    'iu',
  );
const PATTERNS: readonly (readonly [FormField, RegExp])[] = [
  ['name', patternOf(NAME_FIELDS + FORM_NAMES)],
  ['street', patternOf(FORM_STREETS)],
  ['place', patternOf(FORM_PLACES)],
];

/** Which field of a party words label, if they label any and nothing else: `Seller city`, `Anschriftzeile 2`, `C.P. y población:`. */
export function formFieldOf(words: string): FormField | null {
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** Whether a label says of whom it tells: `Buyer name`. */
export function namesOwner(words: string): boolean {
  return OWNED.test(words);
}

const OWNED = new RegExp(String.raw`(?<!\p{L})${OWNER}(?!\p{L})`, 'iu');
