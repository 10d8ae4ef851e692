import { parentPort } from 'node:worker_threads';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.js';

/** Holds the index over the tariff and answers from it. Runs as a thread: building it takes seconds of CPU, a description milliseconds. */
let index: TariffIndex = buildTariffIndex([]);

parentPort?.on('message', (request: ThreadRequest) => {
  if (request.kind === 'load') {
    index = buildTariffIndex(request.entries);
    answer({ id: request.id, suggestions: [] });
    return;
  }
  answer({ id: request.id, suggestions: request.descriptions.map((description) => suggestTariffCodes(description, index)) });
});

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
