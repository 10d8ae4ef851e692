import { verdictOf } from '@tallyport/domain/shipping-record/line-verdict';
import { inferredFrom } from '../../../components/trade/inferred-from.js';
import { useFlagText } from '../../../components/trade/use-flag-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import type { Doubt } from './queue.js';

/** Says in a few words why a value waits for a person. */
export function useReason(): (doubt: Doubt) => string {
  const t = useText();
  const flagText = useFlagText();
  const locale = useLocale();
  return ({ value: { shown, record, line, field, form }, mark, flag }) => {
    switch (mark) {
      case 'fails': {
        if (flag) return flagText(flag, record.work_order_id);
        const broken = line === null ? undefined : record.lines[line - 1];
        const problem = broken && verdictOf(record, broken).problem;
        return problem ? t(`records.problems.${problem}`) : '';
      }
      case 'disagree':
        return t('review.readAgain', { value: showFieldValue(String(shown?.offered?.value ?? ''), form, locale, field) });
      case 'unverified':
        if (shown?.method !== 'inferred') return t('records.notFound');
        return shown.raw === null ? t('records.workedOut') : t('records.inferred', { reason: inferredFrom(t, shown.raw) });
      case 'doubtful':
        return t('records.sure', { percent: Math.round((shown?.confidence ?? 0) * 100) });
    }
  };
}
