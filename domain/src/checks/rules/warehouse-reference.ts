import type { Check } from '../check.js';
import { declaredLines } from '../declared.js';
import { filledIn } from '../findings.js';

const REFERENCE = [
  'warehouse_reference_number',
  'warehouse_establishment_code',
  'warehouse_reference_line',
  'warehouse_reference_quantity',
  'warehouse_reference_uq',
] as const;

/** Goods that leave a warehouse name the declaration that put them there (N30; domain: optional line fields, family 6). */
export const warehouseReference: Check = {
  code: 'warehouse-reference',
  version: 1,
  category: 'Quantity',
  severity: 'error',
  run: (papers) =>
    declaredLines(papers).flatMap(({ declaration, line }) =>
      declaration.text('entry_nature') === 'N30' ? [filledIn(line, ...REFERENCE)] : [],
    ),
};
