import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useChangeStatus } from '../api/commands.js';
import { nextStep } from '../model/next-step.js';

/** The one dark button of the page: the step that the job takes next, or who it waits for. */
export function NextStepButton({ job }: { job: WorkOrder }) {
  const t = useText();
  const { role } = useDesk();
  const change = useChangeStatus(job);
  const [asksReason, setAsksReason] = useState(false);
  const step = job.deleted ? null : nextStep(job.job_status, role);
  const open = step !== null && !step.waitsForBroker && !change.isPending;

  // The answer may be faster than the second half of a double click or a key that is held down: the button then
  // offers the step after, which nobody asked for. Both are ignored.
  function handleStep(): void {
    if (!open) return;
    if (step.needsReason) setAsksReason(true);
    else change.mutate({ job_status: step.to, reason: null });
  }

  const label = step ? t('job.markAs', { status: t(`workOrder.status.${step.to}`) }) : '';
  useShortcuts(open ? [{ keys: 'a', label, run: (event) => !event.repeat && handleStep() }] : []);

  if (step === null) return null;
  if (step.waitsForBroker) return <span className="text-ink-3">{t('job.waitsForBroker')}</span>;
  return (
    <>
      <Button variant="primary" keys="a" disabled={change.isPending} onClick={(event) => event.detail < 2 && handleStep()}>
        {change.isPending ? t('common.saving') : label}
      </Button>
      {asksReason && (
        <ReasonDialog
          title={t('job.lodgeTitle', { code: job.code })}
          note={t('job.lodgeNote')}
          confirmLabel={label}
          onClose={() => setAsksReason(false)}
          onConfirm={(reason) => {
            setAsksReason(false);
            change.mutate({ job_status: step.to, reason });
          }}
        />
      )}
    </>
  );
}
