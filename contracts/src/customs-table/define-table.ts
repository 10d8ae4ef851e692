import { z } from 'zod';

/**
 * A table whose rows hold for a time: what customs publishes and a computation looks up by a key and a day. Every cell is text, as in
 * the file it came from; an empty cell is `''`.
 */
export interface CustomsTable<Columns extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  /** The columns by which a row is looked up. Two rows of the same key never hold on the same day. */
  readonly key: readonly string[];
  readonly columns: Columns;
}

/**
 * Declares a table: its name, its key, and what its own cells may say. In a file `valid_from`, `valid_to`, `source` and `law` stand
 * before them: the days on which a row holds, both included, who published it, and the law behind it.
 */
export function defineTable<const Shape extends Readonly<Record<string, z.ZodType<string>>>>(
  name: string,
  key: readonly (keyof Shape & string)[],
  shape: Shape,
): CustomsTable<z.ZodObject<Shape>> {
  return { name, key, columns: z.strictObject(shape) };
}

/** A row as it is kept. */
export interface DatedRow<Values> {
  /** `exchange_rate/3/17`: table, version and place in the file; the same for ever. */
  readonly id: string;
  readonly valid_from: string;
  /** Null while nobody knows an end. */
  readonly valid_to: string | null;
  /** Who published it. */
  readonly source: string;
  /** The law or instrument behind it. */
  readonly law: string;
  /** The date of the file it was imported from. */
  readonly file_date: string;
  /** Made up, so that the product can be tried: never of customs. */
  readonly is_demonstration: boolean;
  readonly values: Values;
}
