import {
  findInvoiceLinesTariffCode,
  type LineOutcomes,
  matchProductWithSynonyms,
  toggleAllInvoiceDetailProductCode,
} from '@tallyport/contracts/classification/line-http';
import { useQueryClient } from '@tanstack/react-query';
import { Menu } from '../../../components/ui/menu.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { useJobProducts } from './use-job-products.js';

type Fill = 'match' | 'find' | 'toggle';

/** What can be filled on all invoice lines of a job at once: products, tariff codes, product codes. */
export function LineCalls({ jobId }: { jobId: string }) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const fill = useCommand(
    (what: Fill, idempotencyKey): Promise<LineOutcomes> => {
      const job = { o: org.id, id: jobId };
      if (what === 'match') return call(matchProductWithSynonyms, job, { idempotencyKey });
      if (what === 'find') return call(findInvoiceLinesTariffCode, job, { idempotencyKey });
      return call(toggleAllInvoiceDetailProductCode, { ...job, body: {} }, { idempotencyKey });
    },
    {
      onSuccess: ({ results, count, filled }) => {
        const unsure = results.filter(({ outcome }) => outcome === 'unsure').length;
        toast.plain(t(unsure > 0 ? 'candidates.filledUnsure' : 'candidates.filled', { filled, count, unsure }));
        void cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  const fetch = useJobProducts(jobId);
  const entry = (what: Fill, label: string) => ({ kind: 'item' as const, label, onSelect: () => fill.mutate(what) });
  const entries = [
    entry('match', t('candidates.matchProducts')),
    entry('find', t('candidates.findCodes')),
    entry('toggle', t('candidates.toggleCodes')),
    ...(fetch.mayAsk
      ? [
          { kind: 'separator' as const },
          { kind: 'item' as const, label: t('freightFetch.fetchLines'), disabled: fetch.isBusy, onSelect: fetch.ask },
        ]
      : []),
  ];
  return (
    <Menu
      label={t('candidates.title')}
      entries={entries}
      className="rounded-control border border-line px-2 text-caption font-medium whitespace-nowrap hover:bg-hover"
    >
      {t('candidates.title')}
    </Menu>
  );
}
