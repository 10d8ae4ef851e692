import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import type { GoodsMeaning } from '@tallyport/domain/classification/meaning/goods-meaning';
import { readPhraseMeanings } from './phrase-meanings-of-index.js';
import { openTextModel } from './text-model.js';
import { MEANINGS_FOLDER, TEXT_MODEL_FOLDER, textModelIn } from './text-model-files.js';

/** Says what goods mean, to be compared with the phrases of one tariff. */
export interface GoodsReader {
  /** False while some phrases of the tariff still wait for their meaning. */
  readonly isWhole: boolean;
  meaningsOf(descriptions: readonly string[]): Promise<GoodsMeaning[]>;
  close(): Promise<void>;
}

/** Opens a reader for a tariff; null without a model, and while the meanings of the tariff's phrases are not worked out. */
export async function openGoodsReader(
  index: TariffIndex,
  modelFolder: string = TEXT_MODEL_FOLDER,
  meaningsFolder: string = MEANINGS_FOLDER,
): Promise<GoodsReader | null> {
  const files = textModelIn(modelFolder);
  if (files === null) return null;
  const known = await readPhraseMeanings(index, meaningsFolder);
  if (known === null) return null;
  const { phrases, isWhole } = known;
  const model = await openTextModel(files);
  return {
    isWhole,
    meaningsOf: async (descriptions) => (await model.directionsOf(descriptions)).map((direction) => ({ phrases, direction })),
    close: () => model.close(),
  };
}
