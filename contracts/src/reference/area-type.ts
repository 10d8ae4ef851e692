import { defineCodeList } from './code-list.js';

/** Where a delivery goes. */
export const AREA_TYPES = defineCodeList('area_type', [
  ['metro', 'Metropolitan', '市区'],
  ['rural', 'Rural', '乡村'],
]);
