import type { OpenDocument } from '../open-document.js';
import { type Candidate, candidatesIn } from '../ranker/candidates.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { rankedPart } from '../ranker/ranked-part.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { tagsByWord } from './tags-by-word.js';

/** For each field the candidate of which the network says most: all of its words belong to the value, and none beside them does. */
export function taggedHeader(document: OpenDocument): Pick<OpenDocument, 'taggedHeader'> {
  const part = document.tagged.length === 0 ? null : rankedPart(document);
  if (part === null) return { taggedHeader: new Map() };
  const tagOf = tagsByWord(document);
  const byKind = Map.groupBy(candidatesIn(part), ({ kind }) => kind);
  const found = RANKED_FIELDS.flatMap(({ field, kind }, at) => {
    const best = likeliest(byKind.get(kind) ?? [], (word) => tagOf(word, at));
    return best === null ? [] : [[field, [best]] as const];
  });
  return { taggedHeader: new Map(found) };
}

function likeliest(candidates: readonly Candidate[], tagOf: (word: object) => number | null): RankedCandidate | null {
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
