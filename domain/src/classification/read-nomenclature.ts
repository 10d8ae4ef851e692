import type { TariffEntry } from './tariff-entry.js';

/** A row of a nomenclature or national schedule, by its column names. */
export type TariffRow = Readonly<Record<string, string | undefined>>;

/** The text formats of nomenclatures that can be read. */
export type NomenclatureFormat = 'harmonized-system' | 'national-schedule';

const COLUMNS: Readonly<Record<NomenclatureFormat, readonly [code: string, text: string]>> = {
  'harmonized-system': ['hscode', 'description'],
  'national-schedule': ['tariff_item', 'description'],
};

/** Answers the format that has these columns; undefined if none does. */
export function nomenclatureFormatOf(columns: readonly string[]): NomenclatureFormat | undefined {
  const formats: readonly NomenclatureFormat[] = ['harmonized-system', 'national-schedule'];
  return formats.find((format) => COLUMNS[format].every((column) => columns.includes(column)));
}

/** Answers chapters, headings and subheadings of the rows; national items speak for the six digits that they begin with. */
export function readNomenclature(rows: readonly TariffRow[], format: NomenclatureFormat): TariffEntry[] {
  const [codeColumn, textColumn] = COLUMNS[format];
  const byCode = new Map<string, string[]>();
  for (const row of rows) {
    const code = (row[codeColumn] ?? '').replace(/\D/g, '').slice(0, 6);
    const text = (row[textColumn] ?? '').replace(/^[-\s]+/, '');
    if (![2, 4, 6].includes(code.length) || text === '') continue;
    byCode.set(code, [...(byCode.get(code) ?? []), text]);
  }
  return Array.from(byCode, ([code, [name = code, ...phrases]]) => ({ code, name, phrases, source: 'nomenclature' as const }));
}
