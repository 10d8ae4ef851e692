import { defineCodeList } from './code-list.js';

/** How the goods travel. */
export const TRANSPORT_MODES = defineCodeList('transport_mode', [
  ['sea', 'Sea', '海运'],
  ['air', 'Air', '空运'],
]);
