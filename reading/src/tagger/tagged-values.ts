import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { type Candidate, candidatesIn } from '../ranker/candidates.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { rankedPart } from '../ranker/ranked-part.js';
import type { RankedCandidate } from '../ranker/ranking.js';

/** For each field the candidate of which the network says most: all of its words belong to the value, and none beside them does. */
export function taggedValues(document: OpenDocument): Map<string, RankedCandidate> {
  const part = rankedPart(document);
  if (part === null) return new Map();
  const tagOf = tagsByWord(document);
  const byKind = Map.groupBy(candidatesIn(part), ({ kind }) => kind);
  return new Map(
    RANKED_FIELDS.flatMap(({ field, kind }, at) => {
      const best = likeliest(byKind.get(kind) ?? [], (word) => tagOf(word, at));
      return best === null ? [] : [[field, best] as const];
    }),
  );
}

type TagOf = (word: object) => number | null;

/** What the network says of a word for a field (by its place among those that are ranked), above 0 where it rather belongs to its value; null for a word that it did not see. */
export type TagsByWord = (word: object, field: number) => number | null;

/** What the network says of the words of a value, on average; null for a field that it does not know, and where it saw none of the words. */
export function toldOf(field: string, { from }: Pick<Understood, 'from'>, tagOf: TagsByWord): number | null {
  const at = RANKED_FIELDS.findIndex((ranked) => ranked.field === field);
  const tags = at < 0 ? [] : from.flatMap(({ words }) => words.flatMap((word) => tagOf(word, at) ?? []));
  return tags.length === 0 ? null : tags.reduce((sum, tag) => sum + tag, 0) / tags.length;
}

/** What the network says of the words of a paper. */
export function tagsByWord({ tagged }: Pick<OpenDocument, 'tagged'>): TagsByWord {
  const places = new Map(tagged.flatMap((page) => page.words.map(({ word }, at) => [word as object, { page, at }] as const)));
  return (word, field) => {
    const place = places.get(word);
    return place === undefined ? null : (place.page.tags.fields[place.at * RANKED_FIELDS.length + field] ?? null);
  };
}

function likeliest(candidates: readonly Candidate[], tagOf: TagOf): RankedCandidate | null {
  let best: { sum: number; found: RankedCandidate } | null = null;
  for (const { value, from } of candidates) {
    const tags = from.flatMap(({ words }) => words.map((word) => tagOf(word)));
    if (tags.some((tag) => tag === null)) continue;
    const sum = tags.reduce<number>((all, tag) => all + (tag ?? 0), 0);
    if (sum <= (best?.sum ?? 0)) continue;
    best = { sum, found: { value, from, chance: 1 / (1 + Math.exp(-sum / tags.length)) } };
  }
  return best?.found ?? null;
}
