import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { embeddingKey, readStoredEmbeddings } from './stored-embeddings.js';

/** Whether the model can read a phrase, and it is compared at all: those of subheadings, in Latin letters. */
export const hasEmbedding = (code: string, text: string): boolean =>
  code.length === 6 && /[a-z]{2}/i.test(text) && !/\p{Script=Han}/u.test(text);

/** Answers the phrases of a tariff whose embedding is not stored yet, each once; mixed, so that what is worked out first is of all chapters alike. */
export async function textsWithoutEmbedding(entries: readonly TariffEntry[], folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const { code, name, phrases } of entries)
    for (const text of [name, ...phrases]) if (hasEmbedding(code, text)) texts.set(embeddingKey(text), text);
  await readStoredEmbeddings(folder, (key) => {
    texts.delete(key);
  });
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}
