import { anyOf } from '@tallyport/domain/any-of';
import { isCompanyName, isOnlyForm } from '@tallyport/domain/values/company-names';
import { DOUBT } from '../certainty.js';
import type { LabelledValue } from '../document-text.js';
import { isLabelLike } from './label-like.js';
import { isPlace } from './over-street.js';
import type { Party } from './party.js';
import { FILLED_BLANKS, NO_FILLING } from './words/filled-blanks.js';

const BLANK = new RegExp(String.raw`^\W*${anyOf(FILLED_BLANKS)}\W*$`, 'iu');
const PREPOSITION = /^\W*(?:to|from)\W*$/iu;
const REST_OF_PRINT = new RegExp(String.raw`^\W*${anyOf(NO_FILLING)}(?!\p{L})`, 'iu');

/**
 * Whether a name was filled in behind a printed label, without a mark between, as by hand: `M/s Alder Seva Kendra, Miraj`, `SOLD TO Birch
 * Dairy` over an address. The label is a word for a party and nothing else, and behind it or below it stands where that party is.
 */
export function isFilledIn(label: LabelledValue): boolean {
  const {
    ending,
    text,
    inline,
    phrases: [phrase],
  } = label;
  if (ending !== 'loose' || inline === null || phrase === undefined || !phrase.text.trim().startsWith(text.trim())) return false;
  const words = inline.text.trim();
  const isWord = BLANK.test(text) || (/^\p{Script=Han}+$/u.test(text) && isCompanyName(words));
  return isWord && isNamed(words) && (isPlaced(label) || (isCompanyName(words) && !PREPOSITION.test(text)));
}

/** Whether behind the name or below it stands where the party is; behind a bare preposition with a number. */
function isPlaced({ text, inline, candidates: [first] }: LabelledValue): boolean {
  const [next] = first?.lines.slice(1) ?? [];
  const below = next === undefined || /[:：]/u.test(next.text) || !/\p{L}{3}/u.test(next.text) ? '' : next.text;
  if (PREPOSITION.test(text)) return /\d/u.test(below);
  return (below !== '' && !isLabelLike(below) && (isPlace(below) || /\d/u.test(below))) || /\p{L},\s*[\p{Lu}\d]/u.test(inline?.text ?? '');
}

/** Words with capitals that are neither the rest of a printed label nor a sentence. */
function isNamed(words: string): boolean {
  const [name = ''] = words.split(',');
  return (
    /^[\p{Lu}\p{Script=Han}"“]/u.test(words) &&
    (/\S\s\S/u.test(name) || /\p{Script=Han}{4}/u.test(name)) &&
    !/[:：]|(?:(?<!\p{L})\p{Ll}{2,}\s){2}\p{Ll}{2,}/u.test(words) &&
    !REST_OF_PRINT.test(words) &&
    !isLabelLike(name)
  );
}

/** A party that was filled in: what stands behind the first comma is its place, and all of it is doubted. */
export function filledIn({ name, address: below }: Party, label: LabelledValue): Party {
  const address = isPlaced(label) ? below : null;
  if (name === null) return { name, address };
  const [first = '', ...rest] = String(name.value).split(/,\s*/u);
  const isCut = address === null && rest.length > 0 && !isOnlyForm(rest[0] ?? '');
  const certainty = name.certainty * DOUBT.guessedLabel;
  const where = address ?? (isCut ? { ...name, value: rest.join(', ') } : null);
  return { name: { ...name, value: isCut ? first : name.value, certainty }, address: where === null ? null : { ...where, certainty } };
}
