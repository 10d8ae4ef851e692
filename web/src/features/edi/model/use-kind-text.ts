import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import { useText } from '../../../i18n/use-text.js';

/** What a message is, in words: what it is for or says; else of what it speaks, or that it cannot be read. */
export function useKindText(): (message: CustomsMessage) => string {
  const t = useText();
  return ({ kind, lodged, own_reference, version, unreadable }) => {
    if (kind !== null)
      return lodged === 'cargo-report'
        ? `${t(`edi.logs.kinds.${kind}`)}${t('common.comma')}${t('edi.logs.report')}`
        : t(`edi.logs.kinds.${kind}`);
    if (own_reference !== null) return t('edi.logs.versioned', { reference: own_reference, version });
    return t(unreadable === null ? 'edi.logs.saysNothing' : 'edi.logs.unreadable');
  };
}
