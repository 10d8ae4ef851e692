import { useText } from '../../i18n/use-text.js';

/** How many types of events an endpoint chose, in words. */
export function useTypeCount(): (types: readonly string[]) => string {
  const t = useText();
  return ({ length }) =>
    length === 0 ? t('webhooks.allTypes') : length === 1 ? t('webhooks.oneType') : t('webhooks.someTypes', { count: length });
}
