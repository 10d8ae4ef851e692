import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import type { NomenclatureFormat } from '@tallyport/domain/classification/read-nomenclature';
import { readWordList } from '@tallyport/domain/classification/read-word-list';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import { newestTariffVersion } from './tariff-versions.js';

const STARTER = new URL('../../../tariff/starter/', import.meta.url);
const SCHEDULES: readonly NomenclatureFormat[] = ['harmonized-system', 'national-schedule'];

async function starterEntries(): Promise<TariffEntry[]> {
  const names = (await readdir(fileURLToPath(STARTER))).filter((name) => name.endsWith('.txt')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, STARTER), 'utf8')));
  return texts.flatMap(readWordList);
}

/** Loads the tariff as goods are looked for in it: the starter's words and the newest import of each schedule. */
export async function loadTariff(folder: string): Promise<TariffIndex> {
  const imported = await Promise.all(SCHEDULES.map((schedule) => newestTariffVersion(folder, schedule)));
  return buildTariffIndex([...(await starterEntries()), ...imported.flatMap((version) => version?.entries ?? [])]);
}
