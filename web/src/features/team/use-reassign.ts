import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { allocateAssignee, listWorkOrders } from '@tallyport/contracts/work-order/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { newKey } from '../../lib/new-key.js';
import { queryKeys } from '../../lib/query-keys.js';

/** Who takes over, by role; empty where nobody does. */
export type Successors = Readonly<Record<DispatchRole, string>>;

const PAGE_SIZE = 200;

/** Gives the open shipments of a person to others, one after the other. What is done stays done, and again goes on with the rest. */
export function useReassign(from: string) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [done, setDone] = useState(0);

  async function jobsOf(role: DispatchRole): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1, isLast = false; !isLast; page++) {
      const query = { page, page_size: PAGE_SIZE, [role]: from, exclude_job_status: ['lodged' as const] };
      const { results, next } = await call(listWorkOrders, { o: org.id, query });
      ids.push(...results.map(({ id }) => id));
      isLast = next === null;
    }
    return ids;
  }

  async function reassign(to: Successors): Promise<number> {
    const given = new Set<string>();
    setDone(0);
    for (const role of DispatchRole.options.filter((one) => to[one] !== '')) {
      for (const id of await jobsOf(role)) {
        const body = { user_id: to[role], user_type: role };
        await call(allocateAssignee, { o: org.id, id, body }, { idempotencyKey: newKey() });
        setDone(given.add(id).size);
      }
    }
    return given.size;
  }

  const command = useMutation({
    mutationFn: reassign,
    retry: false,
    onSuccess: (count) => toast.success(t('team.reassigned', { count })),
    onError: (error) => toast.error(problemText(error), { title: t('team.reassignFailed') }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.org(org.id) }),
  });
  return { ...command, done };
}
