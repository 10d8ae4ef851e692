import { memoise } from '../../memoise.js';
import { chinesePairs } from './chinese-pairs.js';
import { LABEL_ABBREVIATIONS } from './label-abbreviations.js';
import { withoutMeasures } from './measures.js';
import { NOISE_WORDS } from './noise-words.js';
import { plainText } from './plain-text.js';
import { singularOf } from './singular.js';
import { commonSpelling } from './spelling.js';

const EXCEPTIONS = /\b(?:other than|except|excluding|excl\.?|exc\.?|excepted)\b[^;,:]*/g;
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/'(?=s\b|\s|$)/g, ''],
  [/'/g, ''],
  [/\bn\.?e\.?[cs]\b\.?/g, ' '],
  [/(?<=[a-z])&(?=[a-z])/g, ''],
  [/\b(t|v|o|x)[- ](shirt|neck|ring|ray)/g, '$1$2'],
  [/\b([a-z])-(?=[a-z]{2,})/g, '$1'],
  [/\b(?:not|non|without)[- ](?=[a-z]{3,})/g, 'non'],
];
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** The same words come again in thousands of phrases. */
const latinWords = memoise((run): readonly string[] => {
  if (NOISE_WORDS.has(run)) return [];
  const meant = LABEL_ABBREVIATIONS.get(run) ?? run;
  return meant.split(' ').map((word) => commonSpelling(singularOf(commonSpelling(word))));
});

/** Answers the words that tell what a text is about, in order and in the one form in which words are compared. */
export function wordsOf(text: string): string[] {
  const plain = withoutMeasures(plainText(text).replace(EXCEPTIONS, ' '));
  const whole = JOINED.reduce((joined, [pattern, form]) => joined.replace(pattern, form), plain);
  return (whole.match(RUNS) ?? []).flatMap((run) => (/^\p{Script=Han}/u.test(run) ? chinesePairs(run) : latinWords(run)));
}
