import type { PhraseEmbeddings } from './phrase-embeddings.js';

/** The embedding of goods, a unit vector, and the phrases of the tariff to compare it with. */
export interface GoodsEmbedding {
  readonly phrases: PhraseEmbeddings;
  readonly vector: Float32Array;
}
