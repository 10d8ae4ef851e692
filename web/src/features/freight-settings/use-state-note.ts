import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { stateOf } from './system-state.js';

/** Why a freight system stands as it does, where there is more to say than the word. */
export function useStateNote(system: FreightSystem): string | null {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const moment = (at: string) => showMoment(at, locale, zoneOf(org, branch?.id), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { log_in_refused_since: refusedSince, rests_until: restsUntil } = system.health;
  const state = stateOf(system);
  if (state === 'held') return system.hold_reason;
  if (state === 'logInRefused' && refusedSince !== null) return t('freightSettings.refusedSince', { at: moment(refusedSince) });
  if (state === 'resting' && restsUntil !== null) return t('freightSettings.restsUntil', { at: moment(restsUntil) });
  return null;
}
