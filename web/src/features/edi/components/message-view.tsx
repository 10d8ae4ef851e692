import type { CustomsMessage, ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LineagePanel } from '../../../components/lodgement/lineage/lineage-panel.js';
import { Button } from '../../../components/ui/button.js';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { EdiAddress } from '../model/address.js';
import { useValueKeys } from '../model/use-value-keys.js';
import { ediQueries } from '../queries.js';
import { MessageFacts } from './message-facts.js';
import { MessageFindings } from './message-findings.js';
import { SegmentRow } from './segment-row.js';

interface MessageViewProps {
  readonly job: WorkOrder;
  readonly of: EdiAddress['of'];
  readonly address: EdiAddress;
  readonly message: CustomsMessage;
  /** Null where it cannot be handed over. */
  readonly onHandOver: (() => void) | null;
}

/** A message, segment by segment: as it was written, and beside it what each says. */
export function MessageView({ job, of, address, message, onHandOver }: MessageViewProps) {
  const t = useText();
  const { org } = useDesk();
  const query = useInfiniteQuery(ediQueries.segments(org.id, job.id, of, message.id));
  const segments = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const [first] = query.data?.pages ?? [];
  const sent = of === 'job' && isSent(message) ? message : null;
  const { value } = address;
  const chosen = value && segments.find(({ place }) => place === value.segment);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isFurtherOn = value !== null && chosen === undefined && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isFurtherOn) void fetchNextPage();
  }, [isFurtherOn, fetchNextPage]);
  useValueKeys(sent ? segments : NOTHING, value, (next) => address.choose({ value: next }));
  const view = (
    <section aria-label={t('edi.logs.message')} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <MessageFacts message={message} onHandOver={onHandOver} />
      {query.isLoadingError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={16} rowHeight={24} />}
      {first && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <div className="min-h-0 flex-1 overflow-y-auto" tabIndex={0} role="region" aria-label={t('edi.logs.segments')}>
          {first.findings.length > 0 && <MessageFindings findings={first.findings} />}
          <table className="w-full table-fixed">
            <thead className="sticky top-0 bg-surface">
              <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
                <th scope="col" className="w-11 pr-2 text-right font-normal">
                  #
                </th>
                <th scope="col" className="w-[46%] px-2 font-normal">
                  {t('edi.logs.raw')}
                </th>
                <th scope="col" className="px-2 font-normal">
                  {t('edi.logs.explained')}
                </th>
              </tr>
            </thead>
            <tbody>
              {segments.map((segment) => (
                <SegmentRow
                  key={segment.place}
                  segment={segment}
                  isReadable={first.findings.length === 0}
                  chosen={segment === chosen ? (value?.at ?? null) : null}
                  onChoose={sent && ((at) => address.choose({ value: { segment: segment.place, at } }))}
                />
              ))}
            </tbody>
          </table>
          {query.hasNextPage && (
            <p className="flex items-center gap-3 px-4 py-2 text-ink-2">
              {t('edi.logs.shown', { shown: segments.length, count: first.count })}
              <Button size="small" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('edi.logs.more')}
              </Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
  return (
    <>
      {view}
      {sent && chosen && value && <LineagePanel jobId={job.id} message={sent} segment={chosen} at={value.at} />}
    </>
  );
}

const NOTHING: readonly ExplainedSegment[] = [];

type SentOfRecord = CustomsMessage & { readonly lodged: LodgedKind; readonly lodgement_id: string };

/** Only of what was sent it is known where its values come from. */
function isSent(message: CustomsMessage): message is SentOfRecord {
  return message.direction === 'sent' && message.lodged !== null && message.lodgement_id !== null;
}
