import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviousNext } from '../../components/ui/previous-next.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { DocumentList } from './components/document-list.js';
import { PageTables } from './components/page-tables.js';

interface DataTablesTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** The tables of every page as they stand there, before anything was understood of them. */
export function DataTablesTab({ job, asOf }: DataTablesTabProps) {
  const t = useText();
  const { org } = useDesk();
  const documents = useQuery(documentQueries.list(org.id, job.id, asOf));
  if (documents.isLoadingError) return <Failed error={documents.error} onRetry={() => void documents.refetch()} />;
  if (!documents.data) return <Loading rows={8} />;
  const read = documents.data.results.filter(({ withdrawn, extraction }) => !withdrawn && (extraction?.pages_read.length ?? 0) > 0);
  if (read.length === 0) return <Empty title={t('dataTables.none')} hint={t('dataTables.noneHint')} />;
  return <ReadDocuments job={job} documents={read} />;
}

function ReadDocuments({ job, documents }: { job: WorkOrder; documents: readonly Document[] }) {
  const t = useText();
  const { org } = useDesk();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const at = Math.max(
    0,
    documents.findIndex(({ id }) => id === chosenId),
  );
  const chosen = documents[at];
  const pages = chosen?.extraction?.pages ?? 1;
  const text = useQuery({
    ...documentQueries.text(org.id, job.id, chosen?.id ?? '', page, chosen?.extraction?.attempt ?? 1),
    enabled: chosen !== undefined,
  });
  const choose = (document: Document | undefined) => {
    if (!document) return;
    setChosenId(document.id);
    setPage(1);
  };
  const turn = (to: number) => to >= 1 && to <= pages && setPage(to);

  useShortcuts([
    { keys: 'j', label: t('dataTables.keys.next'), run: () => choose(documents[at + 1]) },
    { keys: 'k', label: t('dataTables.keys.previous'), run: () => choose(documents[at - 1]) },
    { keys: '[', label: t('common.previousPage'), run: () => turn(page - 1), minor: pages === 1 },
    { keys: ']', label: t('common.nextPage'), run: () => turn(page + 1), minor: pages === 1 },
  ]);

  return (
    <div className="flex min-h-0 flex-1">
      <DocumentList documents={documents} chosen={chosen} onChoose={choose} />
      <section aria-label={chosen?.file_name} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
          <h2 className="min-w-0 truncate text-section">{chosen?.file_name}</h2>
          <span className="ml-auto shrink-0 text-caption text-ink-2">{t('review.pageOf', { page, pages })}</span>
          <PreviousNext
            along="pages"
            previous={{ label: t('common.previousPage'), keys: '[', go: page <= 1 ? null : () => turn(page - 1) }}
            next={{ label: t('common.nextPage'), keys: ']', go: page >= pages ? null : () => turn(page + 1) }}
          />
        </header>
        {text.isLoadingError ? (
          <Failed error={text.error} onRetry={() => void text.refetch()} />
        ) : text.data === undefined ? (
          <Loading rows={10} rowHeight={28} />
        ) : text.data === null || text.data.tables.length === 0 ? (
          <Empty title={t(text.data === null ? 'dataTables.notRead' : 'dataTables.noTable')} />
        ) : (
          <PageTables name={`${chosen?.file_name ?? ''} ${page}`} tables={text.data.tables} />
        )}
      </section>
    </div>
  );
}
