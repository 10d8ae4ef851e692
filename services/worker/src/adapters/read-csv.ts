import { UnusableInput } from '@tallyport/runtime/unusable-input';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { readInput } from './read-input.js';

const Rows = z.array(z.record(z.string(), z.string()));

/**
 * Reads a CSV file with a header row: quoted cells, line breaks inside cells and a byte order mark are understood. Throws
 * {@link UnusableInput} for a file that is missing or no such file.
 */
export async function readCsv(path: string): Promise<Record<string, string>[]> {
  const bytes = await readInput(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Rows.parse(parse(text, { bom: true, columns: true, skip_empty_lines: true, relax_column_count: true }));
  } catch (cause) {
    if (!(cause instanceof CsvError || cause instanceof TypeError)) throw cause;
    const line = cause instanceof CsvError ? ` (line ${Number(cause['lines'])})` : '';
    throw new UnusableInput(`${path} is not a CSV file in UTF-8${line}.`, { cause });
  }
}
