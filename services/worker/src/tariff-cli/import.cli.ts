import { createPool } from '@tallyport/database/connect';
import { runProgram } from '@tallyport/runtime/run-program';
import { UnusableInput } from '@tallyport/runtime/unusable-input';
import { addTariffVersion } from '@tallyport/tariff/tariff-versions';
import { importTariff } from '../adapters/tariff/import-tariff.js';
import type { TariffVersion } from '../adapters/tariff/tariff-version.js';
import { tariffFolder } from '../adapters/tariff/tariff-versions.js';

const LOADING_MS = 60_000;

/** Loads an import into a stack that runs, so that all its services answer from it within seconds. */
async function loadIntoStack(tariff: TariffVersion, url: string): Promise<string> {
  const pool = createPool({ url, name: 'tariff-import', size: 1, answerMs: LOADING_MS });
  try {
    const { added, version } = await addTariffVersion(pool, tariff);
    return added ? `in the stack it is version ${version.version}` : `the stack has it as version ${version.version} already`;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `the stack could not be reached (${why}); it takes up the import at its next start`;
  } finally {
    await pool.end();
  }
}

const PROGRAM = { usage: 'usage: npm run tariff:import -- FILE.csv', options: {}, words: { atLeast: 1, atMost: 1 } };

await runProgram(PROGRAM, async ({ positionals: [path = ''] }) => {
  const imported = await importTariff(path, tariffFolder(process.env));
  if (imported.kind === 'refused') throw new UnusableInput(imported.sentence);
  const { schedule, version, entries } = imported.tariff;
  process.stdout.write(`${schedule} version ${version}: ${entries.length} codes, ${imported.kind}\n`);
  const url = process.env['DATABASE_URL'];
  if (url) process.stdout.write(`${await loadIntoStack(imported.tariff, url)}\n`);
});
