import { defineCodeList } from './code-list.js';

/** Kinds of declarations. Only the last three have a public meaning; the others are opaque codes (domain page b, section 2). */
export const DECLARATION_TYPES = defineCodeList('declaration_type', [
  ['NCF', 'NCF', 'NCF'],
  ['CFM', 'CFM', 'CFM'],
  ['MAN', 'MAN', 'MAN'],
  ['FRM', 'FRM', 'FRM'],
  ['SWL', 'SWL', 'SWL'],
  ['RCR', 'Request for cargo release (not yet implemented)', '货物放行申请（尚未实现）', { disabled: true }],
  ['PD1', 'Periodic declaration 1 (not yet implemented)', '定期申报 1（尚未实现）', { disabled: true }],
  ['PD2', 'Periodic declaration 2 (not yet implemented)', '定期申报 2（尚未实现）', { disabled: true }],
]);
