import { parentPort } from 'node:worker_threads';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import { GoodsReaders } from './meaning/goods-readers.js';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.js';

/**
 * Holds the index over the tariff and answers from it, by meanings too where they are known. Runs as a thread: building it takes seconds
 * of CPU, a description milliseconds.
 */
let index: TariffIndex = buildTariffIndex([]);
let readers: GoodsReaders | null = null;
let answering = Promise.resolve();

parentPort?.on('message', (request: ThreadRequest) => {
  // One after the other: what is asked after a load is answered by what it loaded.
  answering = answering.then(() => answer(request));
});

async function answer(request: ThreadRequest): Promise<void> {
  if (request.kind === 'load') {
    index = buildTariffIndex(request.entries);
    readers = new GoodsReaders(index);
    await readers.current();
    post({ id: request.id, suggestions: [] });
    return;
  }
  const { descriptions, id } = request;
  const meanings = await (await readers?.current())?.meaningsOf(descriptions);
  post({ id, suggestions: descriptions.map((description, at) => suggestTariffCodes(description, index, meanings?.[at])) });
}

function post(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
