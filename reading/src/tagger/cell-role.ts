import type { ColumnRole } from '../tables/column-roles.js';

/** What a word may be of a row of goods, in the order of the network; before them stands that it is none. */
export const CELL_ROLES = [
  'description',
  'product_code',
  'quantity',
  'quantity_unit',
  'unit_price',
  'total_price',
  'hs_code',
  'country_of_origin',
  'net_weight',
] as const satisfies readonly ColumnRole[];
