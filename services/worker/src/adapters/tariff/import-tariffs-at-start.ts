import { addTariffVersion } from '@tallyport/tariff/tariff-versions';
import type pg from 'pg';
import { SCHEDULES } from './schedules.js';
import { readStarter } from './starter.js';
import { newestTariffVersion } from './tariff-versions.js';

/** The schedule of our own words. */
const STARTER = 'starter';

/**
 * Keeps in the database what this worker finds at its start and nobody brought before: the words that came with this version of the
 * product, and what was imported into the folder while the stack did not run.
 */
export async function importTariffsAtStart(pool: pg.Pool, folder: string): Promise<void> {
  const { entries, sha256 } = await readStarter();
  await addTariffVersion(pool, { schedule: STARTER, importedAt: new Date().toISOString(), fileName: 'starter', sha256, entries }, 'newest');
  for (const schedule of SCHEDULES) {
    const imported = await newestTariffVersion(folder, schedule);
    if (imported) await addTariffVersion(pool, imported, 'ever');
  }
}
