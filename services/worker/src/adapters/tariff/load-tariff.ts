import { buildTariffIndex, type TariffIndex } from '@tallyport/domain/classification/index/tariff-index';
import { SCHEDULES } from './schedules.js';
import { readStarter } from './starter.js';
import { newestTariffVersion } from './tariff-versions.js';

/** Loads the tariff as goods are looked for in it, without a stack: the starter's words and the newest import of each schedule. */
export async function loadTariff(folder: string): Promise<TariffIndex> {
  const imported = await Promise.all(SCHEDULES.map((schedule) => newestTariffVersion(folder, schedule)));
  return buildTariffIndex([...(await readStarter()).entries, ...imported.flatMap((version) => version?.entries ?? [])]);
}
