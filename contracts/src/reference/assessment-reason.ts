import { defineCodeList } from './code-list.js';

/**
 * Why a line was assessed or referred. No public page defines the codes: the labels are readings,
 * and more codes may arrive, so an unknown one is shown as it came.
 */
export const ASSESSMENT_REASONS = defineCodeList('assessment_reason', [
  ['APMATCH', 'Approved premises match', '认可场所匹配'],
  ['AQISACCRED', 'Biosecurity accreditation', '检疫认可'],
  ['COND RELS', 'Conditional release', '有条件放行'],
  ['EVA HOLD', 'Evaluation hold', '评估扣留'],
  ['REFER AQIS', 'Refer to biosecurity', '转交检疫部门'],
]);
