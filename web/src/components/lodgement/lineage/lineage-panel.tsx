import type { CustomsMessage, ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { TableRow } from '../../trade/table-row.js';
import { Failed, Loading } from '../../ui/states.js';
import { useValueName } from '../use-value-name.js';
import { useValueSaid } from '../use-value-said.js';
import { lineageQueries } from './lineage-queries.js';
import { ValueChain } from './value-chain.js';

interface LineagePanelProps {
  readonly jobId: string;
  readonly message: CustomsMessage & { readonly lodged: LodgedKind; readonly lodgement_id: string };
  readonly segment: ExplainedSegment;
  /** Which of its values. */
  readonly at: number;
}

/** A value that was sent: from where it comes, link by link, and what customs said of it. */
export function LineagePanel({ jobId, message, segment, at }: LineagePanelProps) {
  const t = useText();
  const nameOf = useValueName();
  const valueOf = useValueSaid();
  const { org } = useDesk();
  const place = { orgId: org.id, jobId, kind: message.lodged, recordId: message.lodgement_id };
  const query = useQuery(lineageQueries.of(place, { message: message.id, segment: segment.place }));
  const said = segment.values[at];
  const value = query.data?.results[0]?.values[at];
  const layout = query.data?.rows.find(({ id }) => id === query.data.results[0]?.row);
  if (!said) return null;
  return (
    <aside
      aria-label={t('lineage.title')}
      className="flex w-[340px] shrink-0 flex-col gap-3 overflow-y-auto border-l border-line bg-sunken px-4 py-3"
    >
      <header className="flex flex-col gap-0.5">
        <h2 className="text-caption text-ink-2">{nameOf(said.name)}</h2>
        <p className="text-check break-words">{valueOf(said.name, said.value)}</p>
        <p className="text-caption text-ink-3">
          {t('lineage.segment', { place: segment.place })} <span className="font-mono break-all">{segment.text}</span>
        </p>
      </header>
      {query.isLoadingError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={4} rowHeight={28} />}
      {value && query.data && <ValueChain jobId={jobId} place={place} value={value} lineage={query.data} />}
      {layout && (
        <section className="flex flex-col gap-1 border-t border-line pt-2">
          <h3 className="text-caption text-ink-2">{t('lineage.layout')}</h3>
          <TableRow id={layout.id} row={layout} />
        </section>
      )}
    </aside>
  );
}
