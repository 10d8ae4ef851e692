import type { EntryStatus } from '../lodgement/entry-status.js';
import { defineCodeList } from './code-list.js';

/** What customs answered on an entry. */
export const ENTRY_STATUS_LIST = defineCodeList<EntryStatus>('entry_status', [
  ['not_lodged', 'Not lodged', '未申报'],
  ['pre_lodged', 'Pre-lodged', '预申报'],
  ['lodged', 'Lodged', '已申报'],
  ['held', 'Held', '扣留'],
  ['clear', 'Cleared', '已放行'],
  ['finalised', 'Finalised', '已结关'],
  ['authority_to_deal', 'Authority to deal', '准予提货'],
  ['withdrawn', 'Withdrawn', '已撤回'],
]);
