import { defineCodeList } from './code-list.js';

/** What a declaration is for. EXX and IMX have no public meaning; the other labels are readings (domain page b, section 2). */
export const DECLARATION_PURPOSES = defineCodeList('declaration_purpose', [
  ['AQS', 'Biosecurity', '检疫'],
  ['DRW', 'Drawback', '退税'],
  ['EXP', 'Export', '出口'],
  ['EXW', 'Ex-warehouse', '出库'],
  ['EXX', 'EXX', 'EXX'],
  ['IMP', 'Import', '进口'],
  ['IMX', 'IMX', 'IMX'],
  ['MSC', 'Miscellaneous', '其他'],
]);
