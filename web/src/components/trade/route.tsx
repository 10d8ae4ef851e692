import { useText } from '../../i18n/use-text.js';

/** From port to port, as UN/LOCODEs. */
export function Route({ origin, destination }: { origin: string | null; destination: string | null }) {
  const t = useText();
  if (origin === null && destination === null) return null;
  return (
    <span className="identifier whitespace-nowrap text-ink-2">
      {origin ?? t('common.unknown')}
      <span aria-hidden="true"> → </span>
      <span className="sr-only">{t('workOrder.to')}</span>
      {destination ?? t('common.unknown')}
    </span>
  );
}
