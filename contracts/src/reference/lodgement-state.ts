import type { LodgementState } from '../lodgement/lodgement-state.js';
import { defineCodeList } from './code-list.js';

/** Where a declaration is lodged. The fourth state of the specification is an export's result, and comes with exports. */
export const LODGEMENT_STATE_LIST = defineCodeList<LodgementState>('lodgement_state', [
  ['not_yet_lodged', 'Not yet lodged', '尚未申报'],
  ['pre_lodged_with_ics', 'Pre-lodged with ICS', '已向 ICS 预申报'],
  ['lodged_with_ics', 'Lodged with ICS', '已向 ICS 申报'],
]);
