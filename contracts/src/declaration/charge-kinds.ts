import type { CodeEntry } from '../reference/code-list.js';

/** What stands on an invoice besides its goods, by the names of a declaration (domain: import declaration, §5). */
export const CHARGE_KINDS = [
  { code: 'foreign-inland-freight', en: 'Foreign inland freight', zh: '境外内陆运费' },
  { code: 'packing-costs', en: 'Packing costs', zh: '包装费' },
  { code: 'commission', en: 'Commission', zh: '佣金' },
  { code: 'other-additions', en: 'Other additions', zh: '其他加项' },
  { code: 'overseas-freight', en: 'Overseas freight', zh: '国际运费' },
  { code: 'overseas-insurance', en: 'Overseas insurance', zh: '国际保险费' },
  { code: 'landing-charges', en: 'Landing charges', zh: '卸货费' },
  { code: 'discount', en: 'Discount', zh: '折扣' },
  { code: 'other-deductions', en: 'Other deductions', zh: '其他减项' },
] as const satisfies readonly CodeEntry[];
export type ChargeKind = (typeof CHARGE_KINDS)[number]['code'];
