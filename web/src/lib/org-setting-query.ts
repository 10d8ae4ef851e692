import { getOrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api/call.js';
import { keeps, queryKeys } from './query-keys.js';

/** Whether the organisation may lodge, as which sites, and by what it groups lines. */
export function orgSettingQuery(orgId: string) {
  return queryOptions({
    queryKey: [...queryKeys.org(orgId), 'org-setting'],
    queryFn: ({ signal }) => call(getOrgSetting, { o: orgId }, { signal }),
    meta: keeps('org_setting'),
  });
}
