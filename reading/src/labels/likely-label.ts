import { entriesOf } from '@tallyport/domain/entries';
import { memoise } from '@tallyport/domain/memoise';
import { titleOf } from '../classify/titles.js';
import { type Concept, labelVocabulary } from './concepts.js';
import { LikelyNames } from './likely-names.js';
import type { LabelMatch } from './match-label.js';
import { canonicalText, type Token } from './tokens.js';
import { LIKELY_LABEL } from './tuning.js';
import { NO_LABEL_WORDS } from './words/no-label-words.js';
import { NO_LABELS } from './words/no-labels.js';

const noLabelWords = new Set(entriesOf(NO_LABEL_WORDS));
/** Words with which the second line of something begins. */
const JOINS = new Set('of or and to for by in at from with'.split(' '));
/** Without a colon figures, dashes and signs speak for a value. */
const WORDS_ONLY = /^\p{L}[\p{L}\p{M}\s'’/&.,()]*$/u;
/** A line of words that ends so is a street, or a quarter: `Commercial Road`, `Packing Lane`. */
const OF_STREETS = new Set('road rd lane avenue drive close crescent court square terrace quay wharf estate park'.split(' '));
const HAN = /^\p{Script=Han}+$/u;

const noLabels = new Set(entriesOf(NO_LABELS).map(canonicalText));
/** Learnt when the first paper needs a guess: from the labels of the whole trade. */
let names: LikelyNames<Concept | null> | null = null;

/**
 * A label that no table has, told by its words: they must be words of labels, and together name one thing far more likely than any other.
 * Behind it stands a colon, or nothing; before a colon one word of several may be new, and Chinese may be new.
 * What it names is a guess, so that its value is doubted.
 */
export function likelyLabel(text: string, tokens: readonly Token[]): LabelMatch | null {
  const colon = /[:：](?!\/\/)/u.exec(text);
  const end = colon?.index ?? text.length;
  const own = tokens.filter((token) => token.end <= end);
  const [first] = own;
  if (first === undefined || own.length > LIKELY_LABEL.mostWords || first.start > 2 || JOINS.has(first.form)) return null;
  const words = own.map(({ form }) => form);
  if (
    words.some((word) => noLabelWords.has(word)) ||
    (colon === null && (OF_STREETS.has(words.at(-1) ?? '') || OF_COMPANY.test(text))) ||
    /[.!?;]\s+\S/u.test(text.slice(0, end))
  )
    return null;
  if (!areOfLabels(words, colon !== null) || (colon === null && !WORDS_ONLY.test(text))) return null;
  const likely = likelyName(words.join(' '));
  if (likely === null || likely.share < LIKELY_LABEL.leastShare || titleOf(words.join(' ')) !== null) return null;
  const valueStart = colon === null ? text.length : end + 1;
  return { concepts: [likely.concept], start: first.start, end, valueStart, ending: colon === null ? 'bare' : 'colon', isGuess: true };
}

/** A name that ends in its form is no label: `Test Exporter Inc`. Other forms, as `Co` and `AS`, end labels, too. */
const OF_COMPANY = /\s(?:inc|llc|llp|ltd|limited|gmbh|corp|plc|bhd|s\.a|b\.v|s\.r\.l)\.?\s*$/iu;

function areOfLabels(words: readonly string[], hasColon: boolean): boolean {
  if (hasColon && words.every((word) => HAN.test(word))) return words.join('').length >= LIKELY_LABEL.leastHan;
  const unknown = words.filter((word) => !labelVocabulary.hasWord(word)).length;
  const areLetters = words.every((word) => word.length === 1 && !HAN.test(word)); // `U.S.A`
  return words.length > 1 && !areLetters && unknown <= (hasColon ? 1 : 0);
}

/** What a text most likely names; null where it is rather a value, a title, or part of a sentence. */
const likelyName = memoise((text) => {
  if (noLabels.has(text)) return null;
  names ??= new LikelyNames<Concept | null>([...labelVocabulary.entries(), ...[...noLabels].map((words) => [words, null] as const)]);
  const likely = names.nameOf(text);
  return likely === null || likely.concept === null ? null : { ...likely, concept: likely.concept };
});
