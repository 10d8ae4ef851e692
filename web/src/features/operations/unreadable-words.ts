import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';

/** Why it cannot be told what a message speaks of; one of the first days says it itself. Null where it can be told. */
export function unreadableWords(t: Translate, { unreadable }: Pick<FreightMessage, 'unreadable'>): string | null {
  if (unreadable === null) return null;
  return isNamed('operations.unmatched.unreadable', unreadable) ? t(`operations.unmatched.unreadable.${unreadable}`) : unreadable;
}
