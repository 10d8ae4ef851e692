const ENDINGS = /(?:ing|ed|er|or)$/;
const DOUBLED = /([bdfgmnprtlz])\1$/;

/** Answers what kneading, kneader and kneaded have in common. Words of one stem are akin, not the same: a heater is not heated. */
export function wordStem(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return (stem.length >= 3 ? stem : word).replace(DOUBLED, '$1').replace(/e$/, '');
}
