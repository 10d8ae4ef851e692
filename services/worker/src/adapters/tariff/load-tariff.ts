import { createPool } from '@tallyport/database/connect';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { newestTariffVersions, tariffEntryPages } from '@tallyport/tariff/tariff-versions';
import { SCHEDULES } from './schedules.js';
import { readStarter } from './starter.js';
import { newestTariffVersion } from './tariff-versions.js';

/** Loads the tariff as goods are looked for in it, without a stack: the starter's words and the newest import of each schedule. */
export async function loadTariff(folder: string): Promise<TariffIndex> {
  return buildTariffIndex(await loadTariffEntries(folder));
}

/** Loads what the tariff of a stack says. */
export async function loadTariffEntriesOfStack(url: string): Promise<TariffEntry[]> {
  const pool = createPool({ url, name: 'tariff-meanings', size: 1 });
  try {
    const entries: TariffEntry[] = [];
    for await (const page of tariffEntryPages(pool, await newestTariffVersions(pool))) entries.push(...page);
    return entries;
  } finally {
    await pool.end();
  }
}

/** Loads what the tariff says, without a stack. */
export async function loadTariffEntries(folder: string): Promise<TariffEntry[]> {
  const imported = await Promise.all(SCHEDULES.map((schedule) => newestTariffVersion(folder, schedule)));
  return [...(await readStarter()).entries, ...imported.flatMap((version) => version?.entries ?? [])];
}
