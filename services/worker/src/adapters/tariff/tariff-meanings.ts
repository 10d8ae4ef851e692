import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { openTextModel } from '@tallyport/tariff/meaning/text-model';
import { MEANINGS_FOLDER, TEXT_MODEL_FOLDER, textModelIn } from '@tallyport/tariff/meaning/text-model-files';
import { textsWithoutMeaning } from '@tallyport/tariff/meaning/texts-without-meaning';
import { workOutMeanings } from '@tallyport/tariff/meaning/work-out-meanings';

/** Said where the install could not fetch the model. */
export const NO_MEANINGS = 'The model that knows what goods mean was not fetched: tariff codes are suggested by words alone.';

/**
 * Works out the meanings of the tariff's phrases that are not kept yet, once per user and phrase: some minutes for all of them. With 0
 * threads on all cores. Answers false where there is no model to do it.
 */
export async function completeMeanings(entries: readonly TariffEntry[], threads: number): Promise<boolean> {
  const files = textModelIn(TEXT_MODEL_FOLDER);
  if (files === null) return false;
  const missing = await textsWithoutMeaning(entries, MEANINGS_FOLDER);
  if (missing.length === 0) return true;
  const model = await openTextModel(files, threads);
  await workOutMeanings(missing, model, MEANINGS_FOLDER, (done) => {
    process.stderr.write(`What the tariff's phrases mean is worked out once: ${done} of ${missing.length}.\n`);
  });
  await model.close();
  return true;
}
