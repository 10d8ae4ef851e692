import type { ChangedSince } from '@tallyport/contracts/freight-export/export-detail';
import { useText } from '../../i18n/use-text.js';

const NAMED = ['work-order', 'waybill', 'invoice', 'packing-list', 'document', 'declaration'] as const;

/** What changed since the message was made, in words. */
export function useChangedWords(): (changed: ChangedSince) => string {
  const t = useText();
  return ({ moved, changes, fails_the_same }) => {
    if (fails_the_same) return t('operations.since.same');
    const kinds = new Set(moved.map((stream) => NAMED.find((kind) => stream.startsWith(`${kind}/`)) ?? ('other' as const)));
    const what = [...kinds].map((kind) => t(`operations.streams.${kind}`)).join(t('common.comma'));
    if (what !== '') return t('operations.since.moved', { what });
    return t(changes.length > 0 ? 'operations.since.settings' : 'operations.since.nothing');
  };
}
