import { defineCodeList } from './code-list.js';

/** Who bears a cost of a job. */
export const COST_BEARERS = defineCodeList('cost_bearer', [
  ['Shared', 'Shared', '共同承担'],
  ['Broker', 'Broker', '报关员'],
  ['Compiler', 'Compiler', '制单员'],
]);
