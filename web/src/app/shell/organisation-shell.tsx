import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Failed, Loading } from '../../components/ui/states.js';
import { addTexts } from '../../i18n/i18n.js';
import { forgetWritten } from '../../lib/api/last-written.js';
import { type Desk, DeskProvider, isNobodyYet, roleIn } from '../../lib/desk.js';
import { selectedBranch, selectOrg } from '../../lib/session/selected-org.js';
import { RealtimeProvider } from '../../realtime/use-connection.js';
import { NoAccess, NoOrganisation } from './outside.js';
import { sessionQueries } from './session-queries.js';
import { Shell } from './shell.js';

const FirstRole = lazy(async () => {
  const [{ FirstRole }] = await Promise.all([import('./first-role.js'), addTexts('joining')]);
  return { default: FirstRole };
});

/** Finds out who works where. The organisation of the address counts, and only if it is one of the person's. */
export function OrganisationShell() {
  const { organizationId } = useParams();
  const me = useQuery(sessionQueries.me());
  const orgs = useQuery(sessionQueries.orgs());
  const org = orgs.data?.find(({ id }) => id === organizationId);

  const orgId = org?.id;

  useEffect(() => {
    if (orgId === undefined) return;
    selectOrg(orgId);
    return forgetWritten;
  }, [orgId]);

  const failed = [me, orgs].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <Failed error={failed.error} onRetry={() => void Promise.all([me.refetch(), orgs.refetch()])} />;
  if (!me.data || !orgs.data) return <Loading rows={0} />;
  if (orgs.data.length === 0) return <NoOrganisation />;
  if (!org) return <NoAccess orgs={orgs.data} />;

  if (isNobodyYet(me.data, org.id)) {
    return (
      <Suspense fallback={null}>
        <FirstRole me={me.data} org={org} />
      </Suspense>
    );
  }
  const desk: Desk = { me: me.data, orgs: orgs.data, org, branch: selectedBranch(org), role: roleIn(me.data, org.id) };
  return (
    <DeskProvider value={desk}>
      <RealtimeProvider key={org.id} orgId={org.id}>
        <Shell />
      </RealtimeProvider>
    </DeskProvider>
  );
}
