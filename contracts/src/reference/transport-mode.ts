import { type CodeEntry, defineCodeList } from './code-list.js';

/** How the goods travel, as it is declared. */
export const TRANSPORT_MODES = defineCodeList('transport_mode', [
  ['sea', 'Sea', '海运'],
  ['air', 'Air', '空运'],
]);

/** How else goods travel by what papers say; nothing is declared by these. */
export const OTHER_MODES: readonly CodeEntry[] = [
  { code: 'road', en: 'Road', zh: '公路' },
  { code: 'rail', en: 'Rail', zh: '铁路' },
  { code: 'courier', en: 'Courier', zh: '快递' },
];
