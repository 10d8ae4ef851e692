import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { nomenclatureFormatOf, readNomenclature } from '@tallyport/domain/classification/read-nomenclature';
import { readCsv } from '../read-csv.js';
import { readInput } from '../read-input.js';
import type { TariffVersion } from './tariff-version.js';
import { addTariffVersion, newestTariffVersion } from './tariff-versions.js';

/** What came of an import; the same file twice in a row makes no second version. */
export type ImportedTariff =
  | { readonly kind: 'imported' | 'unchanged'; readonly tariff: TariffVersion }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Reads a nomenclature or national schedule and keeps it as a new version. */
export async function importTariff(path: string, folder: string): Promise<ImportedTariff> {
  const rows = await readCsv(path);
  const schedule = nomenclatureFormatOf(Object.keys(rows[0] ?? {}));
  if (schedule === undefined) {
    return { kind: 'refused', sentence: 'The file has neither the columns hscode and description nor tariff_item and description.' };
  }
  const entries = readNomenclature(rows, schedule).map((entry) => ({
    ...entry,
    phrases: [...entry.phrases],
    source: 'nomenclature' as const,
  }));
  if (entries.length === 0)
    return { kind: 'refused', sentence: 'No row of the file has a code of two, four, six or more digits and a text.' };
  const sha256 = createHash('sha256')
    .update(await readInput(path))
    .digest('hex');
  const newest = await newestTariffVersion(folder, schedule);
  if (newest?.sha256 === sha256) return { kind: 'unchanged', tariff: newest };
  const imported = { schedule, importedAt: new Date().toISOString(), fileName: basename(path), sha256, entries };
  return { kind: 'imported', tariff: await addTariffVersion(folder, imported) };
}
