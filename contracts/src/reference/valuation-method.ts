import { defineCodeList } from './code-list.js';

/** How the customs value was found, in the order in which the law tries them. */
export const VALUATION_METHODS = defineCodeList('valuation_method', [
  ['TV', 'Transaction value', '成交价格'],
  ['IG', 'Identical goods', '相同货物成交价格'],
  ['SG', 'Similar goods', '类似货物成交价格'],
  ['DV', 'Deductive value', '倒扣价格'],
  ['CV', 'Computed value', '计算价格'],
  ['FB', 'Fall-back', '合理方法'],
]);
