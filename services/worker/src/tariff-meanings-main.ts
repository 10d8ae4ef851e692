import { parseArgs } from 'node:util';
import { loadTariffEntries } from './adapters/tariff/load-tariff.js';
import { completeMeanings, NO_MEANINGS } from './adapters/tariff/tariff-meanings.js';
import { tariffFolder } from './adapters/tariff/tariff-versions.js';

// The worker that started this program has ended: what is not kept yet is worked out after its next start.
process.once('disconnect', () => process.exit(0));

/** `npm run tariff:meanings`: works out what the tariff's phrases mean. The worker starts it too, beside its work. */
const { threads } = parseArgs({ options: { threads: { type: 'string', default: '0' } } }).values;
if (!(await completeMeanings(await loadTariffEntries(tariffFolder(process.env)), Number(threads))))
  process.stderr.write(`${NO_MEANINGS}\n`);
if (process.connected) process.disconnect();
