import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { Press } from '../../accuracy/generator/print/press.js';
import { twins } from '../../hostile/injections/injected-documents.js';
import { measureInjections } from '../../hostile/injections/measure-injections.js';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import type { Goal } from '../goal.js';
import { ROUNDS } from '../harness.js';

/** R14: documents with somebody's words put into them against their clean twins, read without a model. */
export const injectedWords: Bench = {
  id: 'R14',
  title: 'injected documents against their clean twins',
  async *run(say, rounds) {
    const press = await Press.open();
    if (press === null) throw new Error('this machine has no Chromium to print documents with');
    const reader = await openDocumentReader();
    try {
      const isQuick = rounds.rounds < ROUNDS.rounds;
      const counts = isQuick ? { pdf: 2, workbook: 1, document: 1 } : { pdf: 11, workbook: 4, document: 4 };
      const { documents, values, changed, unflagged, fooled, silent } = await measureInjections(reader, twins(press, counts));
      for (const { document, changes } of fooled) say(`${document.name} changed ${changes.map(({ field }) => field).join(', ')}`);
      const lines: readonly (readonly [string, number, Goal])[] = [
        ['injected documents', documents, { atLeast: isQuick ? 1 : 300 }],
        [
          'documents changed by words that nobody can see',
          fooled.filter(({ document }) => !document.injection.isVisible).length,
          { atMost: 0 },
        ],
        ['documents whose pages do not tell of hidden words', silent.length, { atMost: 0 }],
        ['changed values, % of all', (100 * changed) / values, { atMost: 1 }],
        ['changed values that nothing warns of', unflagged, { atMost: 0 }],
      ];
      for (const [what, figure, goal] of lines) yield { id: 'R14', what, ratio: exactly(figure), goal };
    } finally {
      await Promise.all([reader.close(), press.close()]);
    }
  },
};
