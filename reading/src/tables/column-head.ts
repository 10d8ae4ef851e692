import { type Area } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { type ColumnRole } from './column-roles.js';

/** One head of a table: where it stands and what its column holds; null for a head that is not known. */
export interface ColumnHead {
  readonly role: ColumnRole | null;
  readonly text: string;
  readonly area: Area;
  readonly cell: Area;
  readonly phrases: readonly Phrase[];
  /** What is said over it and others: `Weight (kg)` over `Net` and `Gross`. */
  readonly over?: string;
  /** What the words of a head that is not known make likely. */
  readonly likely?: ColumnRole;
}

/** The row of heads of a table. */
export interface TableHead {
  readonly heads: readonly ColumnHead[];
  readonly area: Area;
}

/** A table of goods has one of these columns; without it a row of labels is a row of fields. */
export const SUBJECTS: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'description',
  'description_english',
  'packages_and_description',
  'product_code',
  'container_number',
  'container_and_marks',
]);
