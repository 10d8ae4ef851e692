import { defineCodeList } from './code-list.js';

/** Service levels of delivery: the second of two lists. */
export const DELIVERY_SERVICE_LEVELS = defineCodeList('delivery_service_level', [
  ['Standard', 'Standard', '标准服务'],
  ['Express', 'Express', '加急'],
  ['Priority', 'Priority', '优先'],
  ['Next Day', 'Next day', '次日达'],
  ['Same Day', 'Same day', '当日达'],
  ['Economy', 'Economy', '经济服务'],
]);
