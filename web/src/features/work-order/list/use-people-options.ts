import { listAssignees } from '@tallyport/contracts/organisation/member-http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../components/trade/person.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { keeps, queryKeys } from '../../../lib/query-keys.js';
import { staffQuery } from '../../../lib/staff-query.js';

/** A value of a filter, and what it is called. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

const assigneesQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...queryKeys.org(orgId), 'assignees'],
    queryFn: ({ signal }) => call(listAssignees, { o: orgId }, { signal }),
    meta: keeps('member'),
  });

/** Whom a list may be narrowed to in a role: who works in it now, then who still stands on shipments in it and works there no more. */
export function usePeopleOptions(): (role: DispatchRole) => FilterOption[] {
  const t = useText();
  const { org } = useDesk();
  const [compilers, brokers] = useQueries({ queries: [staffQuery(org.id, 'compiler'), staffQuery(org.id, 'broker')] });
  const assignees = useQuery(assigneesQuery(org.id));
  return (role) => {
    const staff = (role === 'compiler' ? compilers : brokers).data?.results ?? [];
    const others = (assignees.data?.results ?? []).filter(
      ({ id, stands_as }) => stands_as.includes(role) && staff.every((one) => one.id !== id),
    );
    return [
      ...staff.map((one) => ({ value: one.id, label: nameOf(one) })),
      ...others.map((one) => ({ value: one.id, label: one.has_left ? t('finding.filters.left', { name: nameOf(one) }) : nameOf(one) })),
    ];
  };
}
