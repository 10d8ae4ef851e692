import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { CUSTOMS_TABLES, type CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { type CustomsFile, type FileFinding, readCustomsRows } from '@tallyport/domain/customs-table/read-customs-rows';
import { isNationalSchedule, readNationalSchedule } from '@tallyport/domain/customs-table/read-national-schedule';
import { readCsv } from '../read-csv.js';
import { readInput } from '../read-input.js';

/** What the command line says of rows that do not say it themselves. */
export interface SaidOfRows {
  readonly validFrom?: string | undefined;
  readonly source?: string | undefined;
}

export interface ReadFile extends CustomsFile {
  readonly fileName: string;
  readonly sha256: string;
  /** What was left out of a national schedule, since nobody can read its rate. */
  readonly leftOut: readonly FileFinding[];
}

/** Reads a file for a table and checks it. Rates of duty are also taken from the national schedule as it is published. */
export async function readCustomsFile(table: CustomsTableName, path: string, said: SaidOfRows): Promise<ReadFile> {
  const lines = await readCsv(path);
  const sha256 = createHash('sha256')
    .update(await readInput(path))
    .update(JSON.stringify(said))
    .digest('hex');
  const identity = { fileName: basename(path), sha256 };
  if (table !== 'tariff_rate' || !isNationalSchedule(Object.keys(lines[0] ?? {})))
    return { ...readCustomsRows(CUSTOMS_TABLES[table], lines), ...identity, leftOut: [] };
  if (said.validFrom === undefined) throw new Error('A national schedule does not say from which day it holds: add --from DAY.');
  const schedule = readNationalSchedule(lines);
  const dated = { valid_from: said.validFrom, valid_to: '', source: said.source ?? 'Customs Tariff Act 1995, Schedule 3', law: '' };
  const rows = schedule.rows.map((row) => ({ ...dated, ...row }));
  return { ...readCustomsRows(CUSTOMS_TABLES[table], rows), ...identity, leftOut: schedule.unread };
}
