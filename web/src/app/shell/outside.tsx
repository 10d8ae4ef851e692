import type { Organisation } from '@tallyport/contracts/organisation/http';
import { lazy, Suspense } from 'react';

const load = () => import('./no-access.js');
const LazyNoAccess = lazy(async () => ({ default: (await load()).NoAccess }));
const LazyNoOrganisation = lazy(async () => ({ default: (await load()).NoOrganisation }));

/** What is shown to somebody who works in no organisation, or not in that of the address: fetched only then. */
export function NoAccess({ orgs }: { orgs: readonly Organisation[] }) {
  return (
    <Suspense fallback={null}>
      <LazyNoAccess orgs={orgs} />
    </Suspense>
  );
}

export function NoOrganisation() {
  return (
    <Suspense fallback={null}>
      <LazyNoOrganisation />
    </Suspense>
  );
}
