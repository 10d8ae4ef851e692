import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { meaningKey, readKeptMeanings } from './kept-meanings.js';

/** Whether the model can read a phrase, and it is compared at all: those of subheadings, in Latin letters. */
export const hasMeaning = (code: string, text: string): boolean =>
  code.length === 6 && /[a-z]{2}/i.test(text) && !/\p{Script=Han}/u.test(text);

/** Answers the phrases of a tariff whose meaning is not kept yet, each once; mixed, so that what is worked out first is of all chapters alike. */
export async function textsWithoutMeaning(entries: readonly TariffEntry[], folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const { code, name, phrases } of entries)
    for (const text of [name, ...phrases]) if (hasMeaning(code, text)) texts.set(meaningKey(text), text);
  await readKeptMeanings(folder, (key) => {
    texts.delete(key);
  });
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}
