import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useQuery } from '@tanstack/react-query';
import { FetchStrip } from '../../components/freight/fetch-strip.js';
import { syncQueries } from '../../components/freight/sync-queries.js';
import { useDesk } from '../../lib/desk.js';
import { useSystemFetch } from './use-system-fetch.js';

interface OrganisationsStripProps {
  readonly system: FreightSystem;
  readonly mayFetch: boolean;
}

/** How far the last fetch of a system's organisations is; nothing before the first one. */
export function OrganisationsStrip({ system, mayFetch }: OrganisationsStripProps) {
  const { org } = useDesk();
  const { ask, isAsking } = useSystemFetch(system);
  const newest = useQuery(syncQueries.newest(org.id, { kind: 'organisations', system: system.id })).data?.results[0];
  if (newest === undefined) return null;
  const onRetry = mayFetch && !isAsking ? () => ask('organisations') : null;
  return <FetchStrip what="organisations" sync={newest} name={system.name} onRetry={onRetry} />;
}
