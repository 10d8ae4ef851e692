import type { OpenDocument } from '../open-document.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';

/** What the network says of a word for a field (by its place among those that are ranked), above 0 where it rather belongs to its value; null for a word that it did not see. */
export type TagsByWord = (word: object, field: number) => number | null;

/** What the network says of the words of a paper. */
export function tagsByWord({ tagged }: Pick<OpenDocument, 'tagged'>): TagsByWord {
  const places = new Map(tagged.flatMap((page) => page.words.map(({ word }, at) => [word as object, { page, at }] as const)));
  return (word, field) => {
    const place = places.get(word);
    return place === undefined ? null : (place.page.tags.fields[place.at * RANKED_FIELDS.length + field] ?? null);
  };
}
