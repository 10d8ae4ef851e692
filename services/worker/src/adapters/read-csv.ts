import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const Rows = z.array(z.record(z.string(), z.string()));

/** Reads a CSV file with a header row: quoted cells, line breaks inside cells and a byte order mark are understood. */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  return Rows.parse(parse(await readFile(path, 'utf8'), { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true }));
}
