import { PhraseEmbeddings } from '@tallyport/domain/classification/embedding/phrase-embeddings';
import { DIMENSIONS } from '@tallyport/domain/classification/embedding/vectors';
import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { embeddingKey, readStoredEmbeddings } from './stored-embeddings.js';
import { hasEmbedding } from './texts-without-embedding.js';

/** With fewer of its phrases a tariff would be judged by what happens to be known; a fresh import leaves it more. */
const ENOUGH = 0.8;
/** Nearness is a share among many: of a tariff of a few phrases it says nothing. */
const FEWEST = 1_000;

/** What is known of the embeddings of a tariff's phrases. */
export interface KnownEmbeddings {
  readonly phrases: PhraseEmbeddings;
  /** Whether every phrase that can have an embedding has one; those of a fresh import come a minute later. */
  readonly isWhole: boolean;
}

/** Looks up what the phrases of the index mean; null while too few are known to go by. */
export async function readPhraseEmbeddings(index: TariffIndex, folder: string, fewest: number = FEWEST): Promise<KnownEmbeddings | null> {
  const places = placesByKey(index);
  const wanted = places.size;
  if (wanted < fewest) return null;
  const rows = new Int8Array(index.phrases.length * DIMENSIONS);
  await readStoredEmbeddings(folder, (key, embedding) => {
    for (const place of places.get(key) ?? []) rows.set(embedding, place * DIMENSIONS);
    places.delete(key);
  });
  return places.size > wanted * (1 - ENOUGH) ? null : { phrases: new PhraseEmbeddings(index, rows), isWhole: places.size === 0 };
}

function placesByKey({ phrases }: TariffIndex): Map<string, number[]> {
  const places = new Map<string, number[]>();
  phrases.forEach(({ code, text }, place) => {
    if (!hasEmbedding(code, text)) return;
    const key = embeddingKey(text);
    const found = places.get(key);
    if (found === undefined) places.set(key, [place]);
    else found.push(place);
  });
  return places;
}
