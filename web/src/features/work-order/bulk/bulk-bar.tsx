import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { type BulkOutcome, bulkUpdateWorkOrders } from '@tallyport/contracts/work-order/bulk-http';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../../../components/trade/person.js';
import { Button } from '../../../components/ui/button.js';
import { Chevron } from '../../../components/ui/chevron.js';
import { Menu } from '../../../components/ui/menu.js';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { staffQuery } from '../../../lib/staff-query.js';
import { useCommand } from '../../../lib/use-command.js';
import { needsReason } from '../model/next-step.js';
import { RefusedJobs } from './refused-jobs.js';
import type { Selection } from './use-selection.js';

type Change =
  | { readonly assign: { readonly user_id: string | null; readonly user_type: DispatchRole } }
  | { readonly status: { readonly job_status: JobStatus; readonly reason: string | null } };

/** What may be done with all that is selected. One reason is asked for all; what was refused stays selected, with its sentence. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const t = useText();
  const { org, role } = useDesk();
  const cache = useQueryClient();
  const [compilers, brokers] = useQueries({ queries: [staffQuery(org.id, 'compiler'), staffQuery(org.id, 'broker')] });
  const [asked, setAsked] = useState<JobStatus | null>(null);
  const [refused, setRefused] = useState<readonly BulkOutcome[]>([]);
  const { jobs } = selection;
  const change = useCommand(
    (what: Change & { readonly ids: string[] }, idempotencyKey) =>
      call(bulkUpdateWorkOrders, { o: org.id, body: what }, { idempotencyKey }),
    {
      onSuccess: ({ outcomes }) => {
        const left = outcomes.filter(({ problem }) => problem !== null);
        const done = outcomes.length - left.length;
        if (done > 0) toast.success(t('finding.bulk.done', { count: done }));
        selection.keep(new Set(left.map(({ id }) => id)));
        setRefused(left);
        void cache.invalidateQueries({ queryKey: queryKeys.jobLists(org.id) });
        void cache.invalidateQueries({ queryKey: queryKeys.jobCounts(org.id) });
      },
      onError: (error) => toast.error(problemText(error), { title: t('finding.bulk.failed') }),
    },
  );
  const send = (what: Change) => change.mutate({ ids: jobs.map(({ id }) => id), ...what });
  const move = (to: JobStatus) => {
    if (jobs.some((job) => needsReason(job.job_status, to))) setAsked(to);
    else send({ status: { job_status: to, reason: null } });
  };
  useShortcuts([{ keys: 'escape', label: t('finding.bulk.clear'), run: selection.clear }]);

  const people = (user_type: DispatchRole, staff: typeof compilers): MenuEntry => ({
    kind: 'submenu',
    label: t(`account.role.${user_type}`),
    entries: [
      ...(staff.data?.results ?? []).map((one) => ({
        kind: 'item' as const,
        label: nameOf(one),
        onSelect: () => send({ assign: { user_id: one.id, user_type } }),
      })),
      { kind: 'separator' },
      { kind: 'item', label: t('finding.bulk.nobody'), onSelect: () => send({ assign: { user_id: null, user_type } }) },
    ],
  });
  const look = 'flex h-6 items-center gap-1 rounded-control px-1.5 text-caption font-medium hover:bg-hover disabled:opacity-55';

  return (
    <div role="toolbar" aria-label={t('finding.bulk.label')} className="flex h-9 shrink-0 items-center gap-3 bg-select px-5 text-caption">
      <span role="status" className="font-semibold">
        {change.isPending ? t('common.saving') : t('finding.bulk.selected', { count: jobs.length })}
      </span>
      <Menu entries={[people('compiler', compilers), people('broker', brokers)]} className={look}>
        {t('finding.bulk.assign')}
        <Chevron />
      </Menu>
      {role !== null && (
        <Menu
          entries={JOB_STATUSES.map((to) => ({ kind: 'item', label: t(`workOrder.status.${to}`), onSelect: () => move(to) }))}
          className={look}
        >
          {t('workOrder.columns.status')}
          <Chevron />
        </Menu>
      )}
      <Button size="small" variant="bare" keys="escape" onClick={selection.clear}>
        {t('finding.bulk.clear')}
      </Button>
      {asked !== null && (
        <ReasonDialog
          title={t('finding.bulk.reasonTitle', { count: jobs.length, status: t(`workOrder.status.${asked}`) })}
          note={t('finding.bulk.reasonNote')}
          confirmLabel={t('finding.bulk.markAs', { status: t(`workOrder.status.${asked}`) })}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => {
            setAsked(null);
            send({ status: { job_status: asked, reason } });
          }}
        />
      )}
      {refused.length > 0 && <RefusedJobs refused={refused} jobs={jobs} onClose={() => setRefused([])} />}
    </div>
  );
}
