import type { DeliveryAttempt } from '@tallyport/contracts/webhook/values';
import { useText } from '../../i18n/use-text.js';

/** What an endpoint answered, in a few words: its status, or why there is none. */
export function useAnswerText(): (attempt: DeliveryAttempt) => string {
  const t = useText();
  return ({ status, fault }) => {
    if (status !== null) return String(status);
    return fault === null ? t('webhooks.noAnswer') : t(`webhooks.faults.${fault}`);
  };
}
