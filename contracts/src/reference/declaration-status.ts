import type { EntryStatus } from '../lodgement/entry-status.js';
import { defineCodeList } from './code-list.js';

/** How far a declaration is with customs (domain: import declaration, §6). */
export const DECLARATION_STATUS_LIST = defineCodeList<EntryStatus>('declaration_status', [
  ['not_lodged', 'Not lodged', '未申报'],
  ['pre_lodged', 'Pre-lodged', '预申报'],
  ['lodged', 'Lodged', '已申报'],
  ['held', 'Held', '扣留'],
  ['clear', 'Clear', '已放行'],
  ['finalised', 'Finalised', '已结关'],
  ['authority_to_deal', 'Authority to deal', '准予提货'],
  ['withdrawn', 'Withdrawn', '已撤回'],
]);
