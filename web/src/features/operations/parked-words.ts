import type { ParkedStream } from '@tallyport/contracts/freight-export/parked-http';
import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';

/** Why a stream is parked. What an error says beside that is for who looks into the program. */
export function parkedWords(t: Translate, { unreadable, reason }: ParkedStream): string {
  if (unreadable === null) return t('operations.parked.notTakenIn', { reason });
  const { code, event_type, version, field } = unreadable;
  return t(`operations.parked.unreadable.${code}`, { event: event_type, version, field: field ?? t('operations.parked.itsData') });
}

/** What could not take it in: a read model, by what it shows, or what follows from an event. */
export function takerWords(t: Translate, { consumer, projection }: ParkedStream): string {
  const name = projection.replace(/_v\d+$/, '');
  const shows = isNamed('operations.parked.readModels', name) ? t(`operations.parked.readModels.${name}`) : name;
  return t(`operations.parked.${consumer}`, { name: shows });
}
