import type { ChangedSince } from '@tallyport/contracts/freight-export/export-detail';
import type { RequestChange } from '@tallyport/contracts/freight-export/values';
import { useText } from '../../i18n/use-text.js';

const NAMED = ['work-order', 'waybill', 'invoice', 'packing-list', 'document', 'declaration'] as const;

/** What changed since the message was made, in words. */
export function useChangedWords(): (changed: ChangedSince) => string {
  const t = useText();
  return ({ moved, changes, findings, fails_the_same }) => {
    if (fails_the_same) return t('operations.since.same');
    const kinds = new Set(moved.map((stream) => NAMED.find((kind) => stream.startsWith(`${kind}/`)) ?? ('other' as const)));
    const what = [...kinds].map((kind) => t(`operations.streams.${kind}`)).join(', ');
    const said = [
      what !== '' && t('operations.since.moved', { what }),
      changes.length > 0 && t('operations.since.changes', { changes: changes.slice(0, 3).map(changeText).join('; ') }),
      findings.some(({ severity }) => severity === 'error') && t('operations.since.cannotBeMade'),
    ].filter((one) => one !== false);
    return said.length === 0 ? t('operations.since.nothing') : said.join(' ');
  };
}

/** `14 × WATBRO → WATTLEAU`. */
function changeText({ place, previous, next, times }: RequestChange): string {
  return `${place}: ${times > 1 ? `${times} × ` : ''}${previous ?? '–'} → ${next ?? '–'}`;
}
