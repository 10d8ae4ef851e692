import { defineCodeList } from './code-list.js';

/** Service levels of freight: the first of two lists. */
export const SERVICE_LEVELS = defineCodeList('service_level', [
  ['Standard', 'Standard', '标准'],
  ['Express', 'Express', '快递'],
  ['Economy', 'Economy', '经济'],
  ['Port-to-Port', 'Port-to-Port', '港到港'],
  ['Door-to-Door', 'Door-to-Door', '门到门'],
]);
