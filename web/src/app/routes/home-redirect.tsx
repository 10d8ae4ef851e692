import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { Failed, Loading } from '../../components/ui/states.js';
import { selectedOrg } from '../../lib/session/selected-org.js';
import { NoOrganisation } from '../shell/outside.js';
import { sessionQueries } from '../shell/session-queries.js';

/** From `/` to the shipments of the organisation that was chosen last. */
export function HomeRedirect() {
  const orgs = useQuery(sessionQueries.orgs());
  if (orgs.isLoadingError) return <Failed error={orgs.error} onRetry={() => void orgs.refetch()} />;
  if (!orgs.data) return <Loading rows={0} />;
  const org = selectedOrg(orgs.data);
  return org ? <Navigate to={`/organization/${org.id}/jobs`} replace /> : <NoOrganisation />;
}
