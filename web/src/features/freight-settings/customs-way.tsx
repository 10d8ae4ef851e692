import { useQuery } from '@tanstack/react-query';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { CustomsWayForm } from './customs-way-form.js';
import { freightQueries } from './queries.js';

/** Which way snapshots for customs leave. */
export function CustomsWay() {
  const t = useText();
  const desk = useDesk();
  const setting = useQuery(freightQueries.customsInterface(desk.org.id));
  if (setting.isLoadingError) return <Failed error={setting.error} onRetry={() => void setting.refetch()} />;
  if (!setting.data) return <Loading rows={6} className="flex-1" />;
  if (isAdmin(desk)) return <CustomsWayForm setting={setting.data} />;
  const { way, address } = setting.data;
  return (
    <section aria-label={t('freightSettings.customs.title')}>
      <h2 className="text-section">{t('freightSettings.customs.title')}</h2>
      <p className="mb-4 text-ink-2">{t('freightSettings.adminOnly')}</p>
      <p>{t(`freightSettings.customs.ways.${way}`)}</p>
      {address !== null && <p className="identifier">{address}</p>}
    </section>
  );
}
