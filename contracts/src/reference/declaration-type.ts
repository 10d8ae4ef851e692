import { defineCodeList } from './code-list.js';

/**
 * Kinds of declarations. Only the last three have a public meaning. The labels of the first four are readings, and SWL is told
 * as what it is, one more type: no public page defines it.
 */
export const DECLARATION_TYPES = defineCodeList('declaration_type', [
  ['NCF', 'Not confirmed', '未确认申报'],
  ['CFM', 'Confirmed', '已确认申报'],
  ['MAN', 'Manual', '人工申报'],
  ['FRM', 'Formal', '正式申报'],
  ['SWL', 'Other type, SWL', '其他类型（SWL）'],
  ['RCR', 'Request for cargo release (not yet implemented)', '货物放行申请（尚未实现）', { disabled: true }],
  ['PD1', 'Periodic declaration 1 (not yet implemented)', '定期申报 1（尚未实现）', { disabled: true }],
  ['PD2', 'Periodic declaration 2 (not yet implemented)', '定期申报 2（尚未实现）', { disabled: true }],
]);
