import { useQuery } from '@tanstack/react-query';
import { AddressSection } from '../../components/intake-address/address-section.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { orgSettingQuery } from '../../lib/org-setting-query.js';
import { GroupingSection } from './grouping-section.js';
import { LodgingFacts } from './lodging-facts.js';
import { LodgingSection } from './lodging-section.js';
import { customsAsSender, customsSettingsQueries } from './queries.js';

/** What an organisation needs before it lodges: the permission, the sites that send, by what lines are grouped, and the address to which customs answers. */
export function CustomsSettingsPage() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const setting = useQuery(orgSettingQuery(desk.org.id));
  const address = useQuery(customsSettingsQueries.address(desk.org.id));
  const failed = [setting, address].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <Failed error={failed.error} onRetry={() => void Promise.all([setting.refetch(), address.refetch()])} />;
  if (!setting.data || !address.data) return <Loading rows={6} className="flex-1" />;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
        <div className="mx-auto flex w-full max-w-[720px] flex-col gap-7 px-5 py-7">
          {!mayChange && <p className="text-ink-2">{t('customsSettings.adminOnly')}</p>}
          {mayChange ? <LodgingSection setting={setting.data} /> : <LodgingFacts setting={setting.data} />}
          <GroupingSection setting={setting.data} mayChange={mayChange} />
          <AddressSection sender={customsAsSender(desk.org.id)} address={address.data} mayChange={mayChange} />
        </div>
      </div>
      <KeysStrip />
    </>
  );
}
