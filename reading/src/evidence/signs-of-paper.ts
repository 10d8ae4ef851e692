import { chanceOf } from '../arbiter/chance-of.js';
import type { OpenDocument } from '../open-document.js';
import { type SignsOfTags, signsOfTagsIn } from './signs-of-tags.js';

/** What a paper as a whole says of each of its values: how much of it was understood, and how well. */
export interface SignsOfPaper {
  readonly signs: Readonly<Record<string, number>>;
  /** On how many phrases of the paper a text stands. */
  readonly times: (text: string) => number;
  readonly tags: SignsOfTags;
}

export function signsOfPaper(document: OpenDocument): SignsOfPaper {
  const { understood, ranking, pages, phrases, labels, score, isTypeBySigns } = document;
  const values = [...understood.header];
  const chances = values.flatMap(([field, { value }]) => chanceOf(value, ranking.get(field))?.own ?? []);
  const known = labels.filter(({ concepts }) => concepts.length > 0);
  const printed = phrases.map(({ text }) => text.toLowerCase());
  return {
    signs: {
      values: values.length,
      'mean certainty': mean(values.map(([, { certainty }]) => certainty)),
      failing: mean(values.map(([, { checks = [] }]) => Number(checks.some(({ holds }) => !holds)))),
      'mean chance': mean(chances),
      pages: pages.length,
      phrases: phrases.length,
      labels: known.length,
      'guessed labels': known.filter(({ isGuess }) => isGuess === true).length,
      title: score,
      'type by signs': Number(isTypeBySigns),
    },
    tags: signsOfTagsIn(document),
    times: (text) => (text.length < 3 ? 0 : printed.filter((phrase) => phrase.includes(text.toLowerCase())).length),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
