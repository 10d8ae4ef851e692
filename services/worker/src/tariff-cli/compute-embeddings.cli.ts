import { runProgram } from '@tallyport/runtime/run-program';
import { loadTariffEntries, loadTariffEntriesOfStack } from '../adapters/tariff/load-tariff.js';
import { completeEmbeddings, NO_EMBEDDINGS } from '../adapters/tariff/tariff-embeddings.js';
import { tariffFolder } from '../adapters/tariff/tariff-versions.js';

// The worker that started this program has ended: what is missing is computed after its next start.
process.once('disconnect', () => process.exit(0));

const PROGRAM = {
  usage: 'usage: npm run tariff:embeddings [-- --threads N]',
  options: { threads: { type: 'string', default: '0' }, stack: { type: 'boolean', default: false } },
  words: { atLeast: 0, atMost: 0 },
} as const;

/**
 * `npm run tariff:embeddings`: computes the embeddings of the tariff's phrases. The worker starts it too, in the background, with `--stack`: for the
 * tariff of its database.
 */
await runProgram(PROGRAM, async ({ values: { threads, stack } }) => {
  const entries = stack
    ? await loadTariffEntriesOfStack(process.env['DATABASE_URL'] ?? '')
    : await loadTariffEntries(tariffFolder(process.env));
  if (!(await completeEmbeddings(entries, Number(threads)))) process.stderr.write(`${NO_EMBEDDINGS}\n`);
});
if (process.connected) process.disconnect();
