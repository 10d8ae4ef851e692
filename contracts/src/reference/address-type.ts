import { defineCodeList } from './code-list.js';

/** What a contact detail describes. The labels are readings. */
export const ADDRESS_TYPES = defineCodeList('address_type', [
  ['ATY', 'Address type', '地址类型'],
  ['CAT', 'Contact type', '联系方式类型'],
]);
