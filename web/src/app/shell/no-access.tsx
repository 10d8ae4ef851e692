import type { Organisation } from '@tallyport/contracts/organisation/http';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { Standing } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { NoSuchPage } from '../routes/no-such-page.js';
import { PlainFrame } from './plain-frame.js';
import { sessionQueries } from './session-queries.js';
import { signOut } from './sign-out.js';

/** The organisation of the address is not one of this person's, or does not exist: the same words for both. */
export function NoAccess({ orgs }: { orgs: readonly Organisation[] }) {
  const t = useText();
  return (
    <PlainFrame>
      <Standing title={t('shell.noAccess')} hint={t('shell.noAccessHint')}>
        {orgs.map((org) => (
          <Link key={org.id} to={`/organization/${org.id}/jobs`} className={buttonLook()}>
            {t('shell.openOrganisation', { name: org.name })}
          </Link>
        ))}
        <SignOutButton />
      </Standing>
    </PlainFrame>
  );
}

/** How often it is asked whether somebody has joined: without an organisation there is no socket that would say so. */
const ASK_EVERY_MS = 5_000;

/** Somebody who belongs to no organisation can only wait to be invited. Once they have joined, by a link in whatever tab, the page goes on. */
export function NoOrganisation() {
  const t = useText();
  useQuery({ ...sessionQueries.orgs(), refetchInterval: ASK_EVERY_MS });
  return (
    <PlainFrame>
      <Standing title={t('shell.noOrganisation')} hint={t('shell.noOrganisationHint')}>
        <Link to="/create_organisation" className={buttonLook()}>
          {t('shell.createOrganisation')}
        </Link>
        <SignOutButton />
      </Standing>
    </PlainFrame>
  );
}

/** An address outside every organisation that leads nowhere. */
export function NoSuchPlace() {
  return (
    <PlainFrame>
      <NoSuchPage />
    </PlainFrame>
  );
}

function SignOutButton() {
  const t = useText();
  return (
    <Button variant="bare" onClick={() => void signOut()}>
      {t('account.signOut')}
    </Button>
  );
}
