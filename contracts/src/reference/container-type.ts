import { defineCodeList } from './code-list.js';

/** Kinds of containers as customs names them. */
export const CONTAINER_TYPES = defineCodeList('container_type', [
  ['FRAK', 'Flat rack', '框架箱'],
  ['GENN', 'General, not ventilated', '普通箱（不通风）'],
  ['GENV', 'General, ventilated', '普通箱（通风）'],
  ['MAFI', 'MAFI trailer', '滚装拖车'],
  ['OTOP', 'Open top', '开顶箱'],
  ['REFR', 'Refrigerated', '冷藏箱'],
  ['TANK', 'Tank', '罐箱'],
]);
