import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { PhraseMeanings } from '@tallyport/domain/classification/meaning/phrase-meanings';
import { DIMENSIONS } from '@tallyport/domain/classification/meaning/vectors';
import { meaningKey, readKeptMeanings } from './kept-meanings.js';
import { hasMeaning } from './texts-without-meaning.js';

/** With fewer of its phrases a tariff would be judged by what happens to be known; a fresh import leaves it more. */
const ENOUGH = 0.8;
/** Nearness is a share among many: of a tariff of a few phrases it says nothing. */
const FEWEST = 1_000;

/** What is known of the meanings of a tariff's phrases. */
export interface KnownMeanings {
  readonly phrases: PhraseMeanings;
  /** Whether every phrase that can have a meaning has one; those of a fresh import come a minute later. */
  readonly isWhole: boolean;
}

/** Looks up what the phrases of the index mean; null while too few are known to go by. */
export async function readPhraseMeanings(index: TariffIndex, folder: string, fewest: number = FEWEST): Promise<KnownMeanings | null> {
  const places = placesByKey(index);
  const wished = places.size;
  if (wished < fewest) return null;
  const rows = new Int8Array(index.phrases.length * DIMENSIONS);
  await readKeptMeanings(folder, (key, meaning) => {
    for (const place of places.get(key) ?? []) rows.set(meaning, place * DIMENSIONS);
    places.delete(key);
  });
  return places.size > wished * (1 - ENOUGH) ? null : { phrases: new PhraseMeanings(index, rows), isWhole: places.size === 0 };
}

function placesByKey({ phrases }: TariffIndex): Map<string, number[]> {
  const places = new Map<string, number[]>();
  phrases.forEach(({ code, text }, place) => {
    if (!hasMeaning(code, text)) return;
    const key = meaningKey(text);
    const found = places.get(key);
    if (found === undefined) places.set(key, [place]);
    else found.push(place);
  });
  return places;
}
