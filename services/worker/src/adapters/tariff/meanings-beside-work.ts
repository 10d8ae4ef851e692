import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Log } from '@tallyport/runtime/log';
import { TEXT_MODEL_FOLDER, textModelIn } from '@tallyport/tariff/meaning/text-model-files';
import { NO_MEANINGS } from './tariff-meanings.js';

const PROGRAM = fileURLToPath(new URL('../../tariff-meanings-main.js', import.meta.url));

/**
 * Works out what the tariff's phrases mean in a process of its own that everything else goes before, and that ends with this one.
 * Codes are suggested by words alone until it is done, and where there is no model.
 */
export function workOutMeaningsBesideWork(signal: AbortSignal, log: Log): void {
  if (textModelIn(TEXT_MODEL_FOLDER) === null) {
    log.info(NO_MEANINGS);
    return;
  }
  const child = fork(PROGRAM, ['--threads', '1'], { signal, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.once('error', (error) => {
    if (!signal.aborted) log.warn({ err: error }, 'what goods mean was not worked out');
  });
  child.once('exit', (code) => {
    if (!signal.aborted && code !== 0) log.warn({ code }, 'what goods mean was not worked out');
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}
