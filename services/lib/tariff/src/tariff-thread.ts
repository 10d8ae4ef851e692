import { parentPort } from 'node:worker_threads';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { suggestTariffCodes } from '@tallyport/domain/classification/suggest-tariff-codes';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { GoodsReaders } from './embedding/goods-readers.js';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.js';

/**
 * Holds the index over the tariff and answers from it, by embeddings too where they are known. Runs as a thread: building it takes seconds
 * of CPU, a description milliseconds.
 */
let taken: TariffEntry[] = [];
let index: TariffIndex = buildTariffIndex([]);
let readers: GoodsReaders | null = null;
let answering = Promise.resolve();

parentPort?.on('message', (request: ThreadRequest) => {
  // One after the other: what is asked after a build is answered by what it built.
  answering = answering.then(async () => {
    post({ id: request.id, suggestions: await answer(request) });
  });
});

async function answer(request: ThreadRequest): Promise<TariffSuggestion[]> {
  switch (request.kind) {
    case 'take':
      taken.push(...request.entries);
      return [];
    case 'build':
      index = buildTariffIndex(taken);
      taken = [];
      readers = new GoodsReaders(index);
      await readers.current();
      return [];
    case 'ask': {
      const embeddings = await (await readers?.current())?.embeddingsOf(request.descriptions);
      return request.descriptions.map((description, at) => suggestTariffCodes(description, index, embeddings?.[at]));
    }
  }
}

function post(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
