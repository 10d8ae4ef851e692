import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { exchangeQueries } from '../queries.js';
import { ReadPanel } from './read-panel.js';

interface PullPanelProps {
  readonly job: WorkOrder;
  readonly system: string;
  readonly sync: Sync;
  readonly onAgain: () => void;
  readonly onOtherKey: () => void;
  readonly onClose: () => void;
}

/** A job that is being read in the freight system, that could not be, or that was: then what of it is taken over, or whether it is this one. */
export function PullPanel({ job, system, sync, onAgain, onOtherKey, onClose }: PullPanelProps) {
  const t = useText();
  const { org } = useDesk();
  const isRead = sync.state === 'done';
  const proposal = useQuery({ ...exchangeQueries.proposal(org.id, job.id, sync.id), enabled: isRead, placeholderData: (known) => known });
  const { key } = sync;
  if (sync.state === 'running')
    return (
      <div role="status" aria-busy="true" className="flex flex-col gap-1 px-5 py-7">
        <p className="text-section">{t('exports.pull.title')}</p>
        <p className="text-ink-2">{t('exports.pull.running', { key })}</p>
      </div>
    );
  if (sync.state === 'failed')
    return (
      <div role="alert">
        <Empty title={t('exports.pull.notRead', { key })} hint={t(`exports.pull.causes.${sync.cause ?? 'refused'}`, { key })}>
          <Button variant="primary" onClick={onAgain}>
            {t('exports.pull.again')}
          </Button>
          <Button onClick={onClose}>{t('exports.pull.close')}</Button>
        </Empty>
      </div>
    );
  if (proposal.isLoadingError) return <Failed error={proposal.error} onRetry={() => void proposal.refetch()} />;
  if (!proposal.data) return <Loading rows={8} rowHeight={44} className="min-h-0 flex-1" />;
  return <ReadPanel key={sync.id} {...{ job, system, onAgain, onOtherKey, onClose }} proposal={proposal.data} />;
}
