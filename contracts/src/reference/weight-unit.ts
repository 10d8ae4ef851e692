import { defineCodeList } from './code-list.js';

/** Units in which a job states weights. */
export const WEIGHT_UNITS = defineCodeList('weight_unit', [
  ['LB', 'Pounds', '磅'],
  ['KG', 'Kilograms', '千克'],
]);
