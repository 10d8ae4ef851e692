import { defineCodeList } from './code-list.js';

/** Service levels of delivery: the second of two lists. */
export const DELIVERY_SERVICE_LEVELS = defineCodeList('delivery_service_level', [
  ['Standard', 'Standard', '标准'],
  ['Express', 'Express', '快递'],
  ['Priority', 'Priority', '优先'],
  ['Next Day', 'Next Day', '次日达'],
  ['Same Day', 'Same Day', '当日达'],
  ['Economy', 'Economy', '经济'],
]);
