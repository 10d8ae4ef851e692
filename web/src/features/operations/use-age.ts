import { useText } from '../../i18n/use-text.js';
import { useMinute } from '../../lib/format/use-minute.js';

const MINUTE = 60_000;

/** How long ago an instant is, in its two greatest parts: `2h 10m`. */
export function useAge(): (since: string) => string {
  const t = useText();
  const now = useMinute();
  return (since) => {
    const all = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));
    const [days, hours, minutes] = [Math.floor(all / 1440), Math.floor(all / 60) % 24, String(all % 60).padStart(2, '0')];
    if (days > 0) return t('operations.age.days', { days, hours });
    return hours > 0 ? t('operations.age.hours', { hours, minutes }) : t('operations.age.minutes', { minutes: all });
  };
}
