import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '../../../components/ui/menu.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useChangeStatus, useDeleteJob } from '../api/commands.js';
import { stepBack } from '../model/next-step.js';
import { DeleteDialog } from './delete-dialog.js';

/** What can be done with the job besides its next step: one step back, or away with it. */
export function JobMenu({ job }: { job: WorkOrder }) {
  const t = useText();
  const { org, role } = useDesk();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'back' | 'delete' | null>(null);
  const change = useChangeStatus(job);
  const remove = useDeleteJob(job, () => void navigate(`/organization/${org.id}/jobs`));
  const back = stepBack(job, role);
  if (role === null || job.deleted) return null;
  const moveBack = back ? t('job.moveBack', { status: t(`workOrder.status.${back}`) }) : '';

  return (
    <>
      <Menu
        label={t('job.more')}
        align="end"
        className="grid size-7 place-items-center rounded-control border border-line text-ink-2 hover:bg-hover"
        entries={[
          ...(back ? [{ kind: 'item' as const, label: moveBack, icon: Undo2, onSelect: () => setAsks('back') }] : []),
          { kind: 'item', label: t('job.delete'), icon: Trash2, onSelect: () => setAsks('delete') },
        ]}
      >
        <Ellipsis className="icon" aria-hidden="true" />
      </Menu>
      {asks === 'back' && back && (
        <ReasonDialog
          title={t('job.backTitle', { code: job.code, status: t(`workOrder.status.${back}`) })}
          note={t('job.backNote')}
          confirmLabel={moveBack}
          onClose={() => setAsks(null)}
          onConfirm={(reason) => {
            setAsks(null);
            change.mutate({ job_status: back, reason });
          }}
        />
      )}
      {asks === 'delete' && (
        <DeleteDialog code={job.code} busy={remove.isPending} onClose={() => setAsks(null)} onConfirm={() => remove.mutate()} />
      )}
    </>
  );
}
