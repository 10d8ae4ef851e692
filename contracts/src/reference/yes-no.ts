import { defineCodeList } from './code-list.js';

export const YES_NO = defineCodeList('yes_no', [
  ['Y', 'Yes', '是'],
  ['N', 'No', '否'],
]);
