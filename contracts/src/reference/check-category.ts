import { defineCodeList } from './code-list.js';

/** What a validation or check is about. */
export const CHECK_CATEGORIES = defineCodeList('check_category', [
  ['Dump', 'Dumping duty', '反倾销税'],
  ['Origin', 'Country of origin', '原产地'],
  ['Prefer', 'Preference', '优惠税率'],
  ['Quantity', 'Quantity', '数量'],
  ['Value', 'Customs value', '完税价格'],
]);
