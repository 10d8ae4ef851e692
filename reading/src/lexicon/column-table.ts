import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Rows } from './rows.js';

/** Columns that hold several fields of a line, or one under another name. */
type MixedColumn =
  | 'container_and_marks'
  | 'description_english'
  | 'domestic_place'
  | 'marks'
  | 'packages_and_description'
  | 'packages_and_type'
  | 'prices'
  | 'quantity_and_unit'
  | 'sell_price'
  | 'weight';

/** Words by the field whose column they head; `other` heads what no record keeps. A field that no record has does not compile. */
export type ColumnTable = { readonly [Name in RecordField | MixedColumn | 'other']?: Rows };
