import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.js';
import { ProfileSection } from './profile-section.js';
import { profileQueries } from './queries.js';

/** The role in each organisation; a broker's licence stands beside it. */
export function RolesSection({ me }: { me: CurrentUser }) {
  const t = useText();
  const orgs = useQuery(profileQueries.orgs());
  const licence = me.au_broker_profile?.license_number;
  return (
    <ProfileSection title={t('profile.roles')}>
      {orgs.data?.length === 0 && <p className="text-ink-2">{t('profile.noRoles')}</p>}
      <ul className="flex flex-col gap-1">
        {orgs.data?.map(({ id, name }) => {
          const role = me.dispatch_roles.find(({ org }) => org === id)?.user_type;
          return (
            <li key={id} className="flex min-h-7 items-baseline gap-2">
              <span className="truncate font-medium">{name}</span>
              <span className="text-ink-2">{role ? t(`account.role.${role}`) : t('profile.noRole')}</span>
              {role === 'broker' && licence && (
                <span className="identifier text-caption text-ink-3">{t('profile.licence', { number: licence })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </ProfileSection>
  );
}
