import { Outlet, useLocation } from 'react-router-dom';
import { TabLinks } from '../../components/ui/tab-links.js';
import { useText } from '../../i18n/use-text.js';
import { readsSettingsOfAdmins, useDesk } from '../../lib/desk.js';

/** The screens of an organisation's settings, each a tab with an address of its own. */
export function SettingsFrame() {
  const t = useText();
  const desk = useDesk();
  const { org } = desk;
  const { pathname } = useLocation();
  const base = `/organization/${org.id}/settings`;
  const tabs = [
    { id: 'team_member', label: t('team.title') },
    { id: 'branches', label: t('branches.title') },
    { id: 'cw_product_codes', label: t('goods.tables.products') },
    { id: 'crm_tlf', label: t('goods.tables.lookups') },
    { id: 'crm_tlf_synonyms', label: t('goods.tables.synonyms') },
    { id: 'lessons', label: t('lessons.title') },
    { id: 'cargowise_setting', label: t('freightSettings.title') },
    { id: 'org_setting', label: t('customsSettings.title') },
    ...(readsSettingsOfAdmins(desk)
      ? [
          { id: 'webhooks', label: t('webhooks.title') },
          { id: 'api_keys', label: t('apiKeys.title') },
        ]
      : []),
  ].map((tab) => ({ ...tab, to: `${base}/${tab.id}` }));
  return (
    <>
      <h1 className="sr-only">{t('shell.settings')}</h1>
      <div className="flex shrink-0 items-center border-b border-line pr-4">
        <TabLinks label={t('shell.settings')} chosen={pathname.slice(base.length + 1)} tabs={tabs} />
      </div>
      <Outlet />
    </>
  );
}
