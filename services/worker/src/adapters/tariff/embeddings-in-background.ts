import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from '@tallyport/runtime/log';
import { TEXT_MODEL_FOLDER, textModelIn } from '@tallyport/tariff/embedding/text-model-files';
import type pg from 'pg';
import { onEachTariff } from './on-each-tariff.js';
import { NO_EMBEDDINGS } from './tariff-embeddings.js';

const PROGRAM = fileURLToPath(new URL('../../tariff-cli/compute-embeddings.cli.js', import.meta.url));

/**
 * Computes the embeddings of the stack's tariff, and of each that is imported later, in a process of its own that everything else
 * goes before, and that ends with this one. Codes are suggested by words alone until it is done, and where there is no model.
 */
export async function computeEmbeddingsInBackground(pool: Pick<pg.Pool, 'query'>, signal: AbortSignal, log: Log): Promise<void> {
  if (textModelIn(TEXT_MODEL_FOLDER) === null) {
    log.info(NO_EMBEDDINGS);
    return;
  }
  await onEachTariff(pool, signal, () => compute(signal, log));
}

async function compute(signal: AbortSignal, log: Log): Promise<void> {
  const child = fork(PROGRAM, ['--stack', '--threads', '1'], { signal, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.once('exit', resolve).once('error', reject));
    if (!signal.aborted && code !== 0) log.warn({ code }, 'the embeddings of the tariff were not computed');
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the embeddings of the tariff were not computed');
  }
}
