import { parseArgs } from 'node:util';
import { loadTariffEntries, loadTariffEntriesOfStack } from './adapters/tariff/load-tariff.js';
import { completeMeanings, NO_MEANINGS } from './adapters/tariff/tariff-meanings.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';

// The worker that started this program has ended: what is not kept yet is worked out after its next start.
process.once('disconnect', () => process.exit(0));

/**
 * `npm run tariff:meanings`: works out what the tariff's phrases mean. The worker starts it too, beside its work, with `--stack`: for the
 * tariff of its database.
 */
const { threads, stack } = parseArgs({
  options: { threads: { type: 'string', default: '0' }, stack: { type: 'boolean', default: false } },
}).values;
const entries = stack
  ? await loadTariffEntriesOfStack(process.env['DATABASE_URL'] ?? '')
  : await loadTariffEntries(tariffFolder(process.env));
if (!(await completeMeanings(entries, Number(threads)))) process.stderr.write(`${NO_MEANINGS}\n`);
if (process.connected) process.disconnect();
