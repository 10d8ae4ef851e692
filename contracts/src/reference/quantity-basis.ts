import { defineCodeList } from './code-list.js';

/** Which value of the paper feeds the customs quantity. */
export const QUANTITY_BASES = defineCodeList('quantity_basis', [
  ['0', 'Net weight', '净重'],
  ['1', 'Invoice quantity', '发票数量'],
]);
