import { getCustomsAddress, putCustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { queryOptions } from '@tanstack/react-query';
import type { Sender } from '../../components/intake-address/sender.js';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';

export const customsSettingsQueries = {
  address: (orgId: string) =>
    queryOptions({
      queryKey: [...queryKeys.org(orgId), 'customs-address'],
      queryFn: ({ signal }) => call(getCustomsAddress, { o: orgId }, { signal }),
    }),
};

/** Customs, who sends answers to an address of the organisation. */
export function customsAsSender(orgId: string): Sender {
  return {
    texts: 'customsSettings',
    path: '/customs/',
    queryKey: customsSettingsQueries.address(orgId).queryKey,
    give: (token, idempotencyKey) => call(putCustomsAddress, { o: orgId, body: { token } }, { idempotencyKey }),
  };
}
