import type { Instant } from '@tallyport/contracts/values/dates';
import { useLocale } from '../../i18n/use-locale.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { dayOf, showDayInRow, showMoment, showTimeWithSeconds } from '../../lib/format/dates.js';

/** Moments in the zone of the shown branch: in full, and as a row of a list has room for. */
export function useMoment() {
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  return {
    full: (at: Instant) => showMoment(at, locale, zone, Intl.DateTimeFormat().resolvedOptions().timeZone),
    short: (at: Instant) => `${showDayInRow(dayOf(at, zone), locale, Date.now())}, ${showTimeWithSeconds(at, locale, zone)}`,
  };
}
