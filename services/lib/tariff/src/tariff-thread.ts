import { parentPort } from 'node:worker_threads';
import { buildTariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { GoodsReaders } from './embedding/goods-readers.js';
import { KnownSuggestions } from './known-suggestions.js';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.js';

/**
 * Holds the index over the tariff and answers from it, by embeddings too where they are known. Runs as a thread: building it takes seconds
 * of CPU, a description milliseconds.
 */
let taken: TariffEntry[] = [];
let known = new KnownSuggestions(buildTariffIndex([]), { current: async () => null });
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
    case 'build': {
      const index = buildTariffIndex(taken);
      taken = [];
      const readers = new GoodsReaders(index);
      await readers.current();
      known = new KnownSuggestions(index, readers);
      return [];
    }
    case 'ask':
      return known.suggest(request.descriptions);
  }
}

function post(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
