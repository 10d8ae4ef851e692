import { defineCodeList } from './code-list.js';

/** What a client is. */
export const CLIENT_TYPES = defineCodeList('client_type', [
  ['individual', 'Individual', '个人'],
  ['company', 'Company', '公司'],
]);
