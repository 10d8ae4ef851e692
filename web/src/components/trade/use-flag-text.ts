import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import { useText } from '../../i18n/use-text.js';

const SENTENCES = {
  'not in the tariff': 'notInTariff',
  'wrong check digit': 'checkDigit',
  'not in the list': 'notInList',
} as const;

/** Says what is known against a value: where its number stands as well, or what its check digit, the lists or the tariff say. */
export function useFlagText(): (flag: RecordFlag, jobId: string) => string {
  const t = useText();
  return ({ flag, others }, jobId) => {
    if (flag !== 'duplicate number') return t(`records.problems.${SENTENCES[flag]}`);
    const codes = [...new Set(others.filter(({ work_order_id }) => work_order_id !== jobId).map(({ code }) => code))];
    const files = others
      .filter(({ work_order_id }) => work_order_id === jobId)
      .map(({ file_name }) => file_name ?? t('records.otherPaper'));
    return t('records.problems.duplicate', { where: [...codes, ...new Set(files)].join(t('common.comma')) });
  };
}
