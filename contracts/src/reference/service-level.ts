import { defineCodeList } from './code-list.js';

/** Service levels of freight: the first of two lists. */
export const SERVICE_LEVELS = defineCodeList('service_level', [
  ['Standard', 'Standard', '标准服务'],
  ['Express', 'Express', '加急'],
  ['Economy', 'Economy', '经济服务'],
  ['Port-to-Port', 'Port to port', '港到港'],
  ['Door-to-Door', 'Door to door', '门到门'],
]);
