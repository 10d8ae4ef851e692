import { markWaybill } from '@tallyport/contracts/freight-export/job-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { lastWritten } from '../../lib/api/last-written.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { useCommand } from '../../lib/use-command.js';
import { useMay } from '../../lib/use-may.js';
import { recordNumber } from './record-names.js';

type Bill = 'house' | 'master';
const BILLS: readonly Bill[] = ['house', 'master'];

/** Which waybill is sent as the house bill and which as the master bill. A job has one of each: another one loses its mark. */
export function BillChoice({ job }: { readonly job: WorkOrder }) {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const cache = useQueryClient();
  const list = useQuery(recordQueries.list(org.id, job.id, 'waybill', undefined));
  const waybills = (list.data?.results ?? []).filter(({ withdrawn }) => !withdrawn);
  const mark = useCommand<ShippingRecord, { record: string; mark: Bill | null }>(
    ({ record, mark: wanted }, idempotencyKey) =>
      call(markWaybill, { o: org.id, id: job.id, record, body: { mark: wanted } }, { idempotencyKey, ifPosition: lastWritten() }),
    {
      onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.job(org.id, job.id) }),
      onError: (error) => toast.error(problemText(error)),
    },
  );
  return (
    <section aria-label={t('exports.bills.title')}>
      <h3 className="pb-1 text-caption text-ink-2">{t('exports.bills.title')}</h3>
      {list.data && waybills.length === 0 && <p className="text-ink-3">{t('exports.bills.none')}</p>}
      <ul className="flex flex-col gap-1">
        {waybills.map((waybill) => {
          const name = recordNumber(waybill) ?? t('exports.bills.untitled');
          const marked = waybill.fields.bill_mark?.value ?? null;
          return (
            <li key={waybill.id} className="flex items-center gap-2">
              <span className="identifier min-w-0 flex-1 truncate">{name}</span>
              <span className="text-caption text-ink-3">{waybill.document_type}</span>
              <span role="group" aria-label={t('exports.bills.of', { name })} className="flex">
                {BILLS.map((bill) => (
                  <button
                    key={bill}
                    type="button"
                    aria-pressed={marked === bill}
                    disabled={!may(markWaybill.id) || mark.isPending}
                    className={clsx(
                      'h-6 border border-control px-2 text-caption first:rounded-l-control last:-ml-px last:rounded-r-control',
                      marked === bill ? 'bg-ink text-on-ink' : 'bg-surface text-ink-2 hover:not-disabled:bg-hover',
                    )}
                    onClick={() => mark.mutate({ record: waybill.id, mark: marked === bill ? null : bill })}
                  >
                    {t(`exports.bills.${bill}`)}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {waybills.length > 0 && <p className="pt-1 text-caption text-ink-3">{t('exports.bills.note')}</p>}
    </section>
  );
}
