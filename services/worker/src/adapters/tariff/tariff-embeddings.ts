import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { computeEmbeddings } from '@tallyport/tariff/embedding/compute-embeddings';
import { openTextModel } from '@tallyport/tariff/embedding/text-model';
import { EMBEDDINGS_FOLDER, TEXT_MODEL_FOLDER, textModelIn } from '@tallyport/tariff/embedding/text-model-files';
import { textsWithoutEmbedding } from '@tallyport/tariff/embedding/texts-without-embedding';

/** Said where the install could not fetch the model. */
export const NO_EMBEDDINGS = 'The text model was not fetched: tariff codes are suggested by words alone.';

/**
 * Computes the embeddings of the tariff's phrases that are not stored yet, once per user and phrase: some minutes for all of them. With 0
 * threads on all cores. Answers false where there is no model to do it.
 */
export async function completeEmbeddings(entries: readonly TariffEntry[], threads: number): Promise<boolean> {
  const files = textModelIn(TEXT_MODEL_FOLDER);
  if (files === null) return false;
  const missing = await textsWithoutEmbedding(entries, EMBEDDINGS_FOLDER);
  if (missing.length === 0) return true;
  const model = await openTextModel(files, threads);
  await computeEmbeddings(missing, model, EMBEDDINGS_FOLDER, (done) => {
    process.stderr.write(`Computing the embeddings of the tariff's phrases, once: ${done} of ${missing.length}.\n`);
  });
  await model.close();
  return true;
}
