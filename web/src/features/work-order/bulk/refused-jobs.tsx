import type { BulkOutcome } from '@tallyport/contracts/work-order/bulk-http';
import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { useText } from '../../../i18n/use-text.js';

interface RefusedJobsProps {
  readonly refused: readonly BulkOutcome[];
  readonly jobs: readonly ListedWorkOrder[];
  readonly onClose: () => void;
}

/** What was not done, each shipment with the sentence that it would have got alone. */
export function RefusedJobs({ refused, jobs, onClose }: RefusedJobsProps) {
  const t = useText();
  const codeOf = (id: string) => jobs.find((job) => job.id === id)?.code ?? t('common.unknown');
  return (
    <Dialog title={t('finding.bulk.refused', { count: refused.length })} note={t('finding.bulk.refusedNote')} form="form" onClose={onClose}>
      <ul className="max-h-[50vh] overflow-y-auto px-5 pb-4">
        {refused.map(({ id, problem }) => (
          <li key={id} className="grid grid-cols-[112px_1fr] gap-2 border-b border-line-soft py-1.5">
            <span className="identifier font-medium">{codeOf(id)}</span>
            <span>{problem && t(`problems.${problem}`)}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
