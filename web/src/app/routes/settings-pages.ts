import type { Translate } from '../../i18n/i18n.js';
import { type Desk, readsSettingsOfAdmins } from '../../lib/desk.js';

interface SettingsPage {
  /** The end of its address. */
  readonly id: string;
  readonly label: string;
}

/** The pages of the settings that a person sees, by what they are about. */
export function settingsPages(t: Translate, desk: Desk): readonly { readonly title: string; readonly pages: readonly SettingsPage[] }[] {
  return [
    {
      title: t('settings.people'),
      pages: [
        { id: 'team_member', label: t('team.title') },
        { id: 'branches', label: t('branches.title') },
      ],
    },
    {
      title: t('settings.goods'),
      pages: [
        { id: 'cw_product_codes', label: t('goods.tables.products') },
        { id: 'crm_tlf', label: t('goods.tables.lookups') },
        { id: 'crm_tlf_synonyms', label: t('goods.tables.synonyms') },
        { id: 'lessons', label: t('lessons.title') },
      ],
    },
    {
      title: t('settings.exchange'),
      pages: [
        { id: 'cargowise_setting', label: t('freightSettings.title') },
        { id: 'org_setting', label: t('customsSettings.title') },
        ...(readsSettingsOfAdmins(desk)
          ? [
              { id: 'webhooks', label: t('webhooks.title') },
              { id: 'api_keys', label: t('apiKeys.title') },
            ]
          : []),
      ],
    },
  ];
}
