import { defineCodeList } from './code-list.js';

/** Where a delivery goes. */
export const AREA_TYPES = defineCodeList('area_type', [
  ['metro', 'Metro', '市区'],
  ['rural', 'Rural', '郊区'],
]);
