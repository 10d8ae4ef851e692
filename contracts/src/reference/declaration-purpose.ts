import { defineCodeList } from './code-list.js';

/** What a declaration is for. No public page defines the codes: the labels are readings. */
export const DECLARATION_PURPOSES = defineCodeList('declaration_purpose', [
  ['AQS', 'Biosecurity', '检疫'],
  ['DRW', 'Drawback', '退税'],
  ['EXP', 'Export', '出口'],
  ['EXW', 'Ex-warehouse', '出库'],
  ['EXX', 'Export, other', '其他出口'],
  ['IMP', 'Import', '进口'],
  ['IMX', 'Import, other', '其他进口'],
  ['MSC', 'Miscellaneous', '其他'],
]);
