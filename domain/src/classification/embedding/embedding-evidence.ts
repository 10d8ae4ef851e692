import type { NearPhrase } from './phrase-embeddings.js';

/** What the nearness of embeddings says for a code, from 0 to 1. */
export interface EmbeddingEvidence {
  readonly own: number;
  readonly heading: number;
}

/** A share this much smaller than one says nothing more. */
const LEAST_LOG = -12;

/** Answers the evidence of each code by its own share of nearness and that of its heading. */
export function embeddingEvidenceByCode(near: ReadonlyMap<string, NearPhrase>): Map<string, EmbeddingEvidence> {
  const headings = new Map<string, number>();
  for (const [code, { share }] of near) headings.set(code.slice(0, 4), share + (headings.get(code.slice(0, 4)) ?? 0));
  return new Map(
    Array.from(near, ([code, { share }]) => [code, { own: ofShare(share), heading: ofShare(headings.get(code.slice(0, 4)) ?? 0) }]),
  );
}

const ofShare = (share: number) => 1 - Math.max(LEAST_LOG, Math.log(share)) / LEAST_LOG;
