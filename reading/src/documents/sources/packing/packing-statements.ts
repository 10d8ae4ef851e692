import { anyOf } from '@tallyport/domain/any-of';
import { namesBamboo, namesStandard, subjectOf } from './packing-questions.js';

/** One answer of a packing declaration, under the name of its field. */
export interface PackingAnswer {
  readonly field: 'q1_unacceptable_packaging' | 'q2_timber' | 'q2_bamboo' | 'q3_ispm15';
  readonly value: string | boolean;
}

/** What asks, sets a condition or tells how to fill in the form states nothing. */
const ASKS = new RegExp(
  anyOf(String.raw`
    \?
    ^\W*(?:[\da-z]{1,2}[.)]\s*)*(?:q\d\w?\W*)?(?:has|have|is|are|was|were|did|does|do|if|where|when|whether|any|note|please)(?!\p{L})
    (?:mark|tick|circle|delete|indicate|answer)(?:ed)?(?: one| below| what|:)
    (?:if|where|when) (?:any |all )?(?:timber|wood|bamboo)
  `),
  'iu',
);
/** Both answers at once, of which one was to be struck out. */
const UNDECIDED = /(?<!\p{L})(?:has|have|was|were|is|are)\W+(?:has|have|was|were|is|are)\s+not(?!\p{L})|(?:has|have|was|were)\s*\/\s*not/iu;
const NOT_USED =
  /(?<!\p{L})(?:(?:not|never)\s+(?:been\s+)?(?:used|packed|present|contained|included)|no(?:ne)?(?!\p{L}).*(?:used|present|contained|included)|(?:does|do)\s+not\s+(?:contain|include|use))(?!\p{L})/iu;
const USED = /(?<!\p{L})(?:has|have|was|were|is|are)[\s/]+(?:been\s+)?used(?!\p{L})/iu;
const IS_TREATED = /(?<!\p{L})(?:has|have|was|were|is|are)(?!\p{L}).*(?:treated|marked|stamped|compl|certified)/iu;

/** Whether a sentence gives both answers, so that one of them has to be struck out: `has/has not been used`. */
export function isUndecided(sentence: string): boolean {
  return UNDECIDED.test(sentence);
}

/** What a sentence in a declaration states, where it answers a question that nobody asked: `No timber packaging has been used`. */
export function statedIn(sentence: string): readonly PackingAnswer[] {
  if (ASKS.test(sentence) || isUndecided(sentence)) return [];
  const subject = subjectOf(sentence);
  if (subject === null) return [];
  if (subject === 'treatment')
    return namesStandard(sentence) && IS_TREATED.test(sentence) && !/(?<!\p{L})not(?!\p{L})/iu.test(sentence)
      ? [{ field: 'q3_ispm15', value: true }]
      : [];
  const isUnused = NOT_USED.test(sentence);
  if (!isUnused && !USED.test(sentence)) return [];
  const value = isUnused ? 'NO' : 'YES';
  if (subject === 'plants') return [{ field: 'q1_unacceptable_packaging', value }];
  if (subject === 'bamboo') return [{ field: 'q2_bamboo', value }];
  // That timber or bamboo was used does not say which.
  if (!namesBamboo(sentence)) return [{ field: 'q2_timber', value }];
  return isUnused
    ? [
        { field: 'q2_timber', value },
        { field: 'q2_bamboo', value },
      ]
    : [];
}
