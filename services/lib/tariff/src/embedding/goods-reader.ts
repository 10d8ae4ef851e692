import type { GoodsEmbedding } from '@tallyport/domain/classification/embedding/goods-embedding';
import type { TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { readPhraseEmbeddings } from './embeddings-of-index.js';
import { openTextModel } from './text-model.js';
import { EMBEDDINGS_FOLDER, TEXT_MODEL_FOLDER, textModelIn } from './text-model-files.js';

/** Says what goods mean, to be compared with the phrases of one tariff. */
export interface GoodsReader {
  /** False while some phrases of the tariff still wait for their embedding. */
  readonly isWhole: boolean;
  embeddingsOf(descriptions: readonly string[]): Promise<GoodsEmbedding[]>;
  close(): Promise<void>;
}

/** Opens a reader for a tariff; null without a model, and while the embeddings of the tariff's phrases are not computed. */
export async function openGoodsReader(
  index: TariffIndex,
  modelFolder: string = TEXT_MODEL_FOLDER,
  embeddingsFolder: string = EMBEDDINGS_FOLDER,
): Promise<GoodsReader | null> {
  const files = textModelIn(modelFolder);
  if (files === null) return null;
  const known = await readPhraseEmbeddings(index, embeddingsFolder);
  if (known === null) return null;
  const { phrases, isWhole } = known;
  const model = await openTextModel(files);
  return {
    isWhole,
    embeddingsOf: async (descriptions) => (await model.vectorsOf(descriptions)).map((vector) => ({ phrases, vector })),
    close: () => model.close(),
  };
}
