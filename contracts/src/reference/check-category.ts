import { defineCodeList } from './code-list.js';

/** What a validation or check is about. */
export const CHECK_CATEGORIES = defineCodeList('check_category', [
  ['Dump', 'Dump', '倾销'],
  ['Origin', 'Origin', '原产地'],
  ['Prefer', 'Prefer', '优惠'],
  ['Quantity', 'Quantity', '数量'],
  ['Value', 'Value', '价值'],
]);
