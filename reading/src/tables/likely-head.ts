import { memoise } from '@tallyport/domain/memoise';
import { labelVocabulary } from '../labels/concepts.js';
import { LikelyNames } from '../labels/likely-names.js';
import { tokensOf } from '../labels/tokens.js';
import { type ColumnRole, headVocabulary } from './column-roles.js';
import { LIKELY_HEAD } from './tuning.js';

/** Words of boxes of forms: what holds one heads no column of goods. */
const NO_HEAD = new Set(
  'destination export import loading discharge delivery departure arrival vessel voyage payment term incoterm due bank total_due please page'.split(
    ' ',
  ),
);
/** A head in Chinese: a few signs and nothing else. */
const HAN_HEAD = /^\p{Script=Han}{2,8}$/u;

/** Learnt when the first table needs a guess: from the heads of the whole trade. */
let kinds: LikelyNames<ColumnRole> | null = null;

/**
 * What a column under a head holds that no table of words has: its words must be words of labels and heads (one of several may be new,
 * Chinese may be new), and name one kind of column far more likely than any other. A guess, so that its cells are doubted.
 */
export const likelyRole = memoise((head): ColumnRole | null => {
  const words = tokensOf(head.replace(/[(（][^)）]*[)）]?/gu, ' ')).flatMap(({ form }) => (/^\d+$/.test(form) ? [] : form));
  if ((words.length < 2 && !HAN_HEAD.test(head)) || words.length > LIKELY_HEAD.mostWords || words.some((word) => NO_HEAD.has(word)))
    return null;
  const unknown = words.filter((word) => !labelVocabulary.hasWord(word) && !headVocabulary.hasWord(word));
  if (unknown.length > 1) return null;
  kinds ??= new LikelyNames(headVocabulary.entries());
  const likely = kinds.nameOf(words.join(' '));
  return likely === null || likely.share < LIKELY_HEAD.leastShare ? null : likely.concept;
});
