import type { LodgementState } from '../lodgement/lodgement-state.js';
import { defineCodeList } from './code-list.js';

/** Where a declaration is lodged. The fourth state is the result of an export. */
export const LODGEMENT_STATE_LIST = defineCodeList<LodgementState>('lodgement_state', [
  ['not_yet_lodged', 'Not yet lodged', '尚未申报'],
  ['pre_lodged_with_ics', 'Pre-lodged with ICS', '已向 ICS 预申报'],
  ['lodged_with_ics', 'Lodged with ICS', '已向 ICS 申报'],
  ['failed_to_export', 'Failed to export to the freight-management system', '未能导出至货运管理系统'],
]);
