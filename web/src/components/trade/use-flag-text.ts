import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import { useText } from '../../i18n/use-text.js';

/** Says what is known against a value: where its number stands as well, or that the tariff does not have its code. */
export function useFlagText(): (flag: RecordFlag, jobId: string) => string {
  const t = useText();
  return ({ flag, others }, jobId) => {
    if (flag === 'not in the tariff') return t('records.problems.notInTariff');
    const codes = [...new Set(others.filter(({ work_order_id }) => work_order_id !== jobId).map(({ code }) => code))];
    const files = others
      .filter(({ work_order_id }) => work_order_id === jobId)
      .map(({ file_name }) => file_name ?? t('records.otherPaper'));
    return t('records.problems.duplicate', { where: [...codes, ...new Set(files)].join(', ') });
  };
}
