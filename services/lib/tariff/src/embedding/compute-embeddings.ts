import { storeEmbeddings } from './stored-embeddings.js';
import type { TextModel } from './text-model.js';

/** A few seconds of work: so much is lost at most if it is broken off. */
const AT_ONCE = 4_096;

/** Works out what texts mean and keeps it, file by file. It may be broken off at any time and goes on from there. */
export async function computeEmbeddings(
  texts: readonly string[],
  model: TextModel,
  folder: string,
  tell: (done: number) => void = () => undefined,
): Promise<void> {
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const batch = texts.slice(from, from + AT_ONCE);
    await storeEmbeddings(folder, batch, await model.vectorsOf(batch));
    tell(from + batch.length);
  }
}
