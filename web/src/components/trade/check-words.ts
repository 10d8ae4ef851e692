import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { Translate } from '../../i18n/i18n.js';

import { showDecimal } from '../../lib/format/figures.js';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What is wrong where a rule fails, and by how much, in one sentence. */
export function checkWords(t: Translate, locale: string, { code, difference }: Pick<CheckFinding, 'code' | 'difference'>): string {
  const amount = difference !== null && NUMBER.test(difference) ? showDecimal(difference.replace('-', ''), locale) : (difference ?? '');
  if (code === 'invoice-sum') return t(difference?.startsWith('-') ? 'job.overview.sumShort' : 'job.overview.sumOver', { amount });
  return t(`checks.fails.${code}`, { difference: amount });
}
