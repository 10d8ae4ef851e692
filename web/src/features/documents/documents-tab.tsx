import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';
import { addressOfReview } from '../../lib/documents/review-address.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useDocumentCommands } from './api/commands.js';
import { DocumentPanel } from './components/document-panel.js';
import { DocumentRow } from './components/document-row.js';
import { DropArea } from './components/drop-area.js';
import { RunStrip } from './components/run-strip.js';
import { UploadRow } from './components/upload-row.js';
import { hasPictures, isUnderWay } from './model/reading.js';
import { useUploads } from './model/use-uploads.js';

interface DocumentsTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** Watch papers become data, and step in where they do not. In the past it shows what was there then, and changes nothing. */
export function DocumentsTab({ job, asOf }: DocumentsTabProps) {
  const { org } = useDesk();
  const [search, setSearch] = useSearchParams();
  const documents = useQuery(documentQueries.list(org.id, job.id, asOf));
  if (documents.isLoadingError) return <Failed error={documents.error} onRetry={() => void documents.refetch()} />;
  if (!documents.data) return <Loading rows={6} rowHeight={54} />;
  const standing = documents.data.results.filter(({ withdrawn }) => !withdrawn);
  const view = (documentId: string, page: number | null) => setSearch(addressOfReview(search, { documentId, page, value: null }));
  return <Documents job={job} asOf={asOf} documents={standing} first={search.get('document')} onView={view} />;
}

interface DocumentsProps extends DocumentsTabProps {
  readonly documents: readonly Document[];
  /** The document that one comes from: the cursor begins there. */
  readonly first: string | null;
  /** Leads to the review of a document: to one of its pages, or to the first value that wants a look. */
  onView(documentId: string, page: number | null): void;
}

function Documents({ job, asOf, documents, first, onView }: DocumentsProps) {
  const t = useText();
  const { role } = useDesk();
  const mayChange = asOf === undefined && role !== null;
  const commands = useDocumentCommands(job.id);
  const { uploads, add, dismiss } = useUploads(job.id);
  const input = useRef<HTMLInputElement>(null);
  const [chosenId, setChosenId] = useState(first);
  const [leaving, setLeaving] = useState<Document | null>(null);
  const chosen = documents.find(({ id }) => id === chosenId) ?? documents[0];
  const step = (by: number) => {
    const index = documents.findIndex(({ id }) => id === chosen?.id) + by;
    setChosenId(documents[Math.max(0, Math.min(documents.length - 1, index))]?.id ?? null);
  };
  const state = chosen?.extraction?.state;
  const list = useRef<HTMLOListElement>(null);
  const at = documents.findIndex(({ id }) => id === chosen?.id);

  useEffect(() => {
    if (chosenId !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [chosenId, at]);

  useShortcuts([
    { keys: 'j', label: t('documents.keys.next'), run: () => step(1) },
    { keys: 'k', label: t('documents.keys.previous'), run: () => step(-1) },
    ...(chosen && hasPictures(chosen, null)
      ? [{ keys: 'enter', label: t('documents.keys.open'), run: () => onView(chosen.id, null) }]
      : []),
    ...(mayChange ? [{ keys: 'u', label: t('documents.keys.upload'), run: () => input.current?.click() }] : []),
    ...(mayChange && chosen && (state === 'failed' || state === 'cancelled')
      ? [{ keys: 'r', label: t('documents.keys.retry'), run: () => commands.retry.mutate(chosen.id) }]
      : []),
    ...(mayChange && chosen && isUnderWay(state)
      ? [{ keys: 'backspace', label: t('documents.keys.cancel'), run: () => commands.cancel.mutate(chosen.id) }]
      : []),
  ]);

  const rows = (
    <ol ref={list} className="min-h-0 flex-1 overflow-y-auto">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          isChosen={document.id === chosen?.id}
          onChoose={() => setChosenId(document.id)}
          onOpen={() => onView(document.id, null)}
          actions={
            mayChange ? { onCancel: () => commands.cancel.mutate(document.id), onRetry: () => commands.retry.mutate(document.id) } : null
          }
        />
      ))}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
    </ol>
  );
  const allActions = {
    onReadAll: () => commands.readAll.mutate(),
    onCancelAll: () => documents.filter(({ extraction }) => isUnderWay(extraction?.state)).forEach(({ id }) => commands.cancel.mutate(id)),
  };
  const body =
    documents.length + uploads.length === 0 ? (
      <div className="flex-1">
        {mayChange ? <Empty title={t('documents.none')} hint={t('documents.noneHint')} /> : <Empty title={t('documents.noneThen')} />}
      </div>
    ) : (
      <>
        <RunStrip documents={documents} actions={mayChange ? allActions : null} />
        {rows}
      </>
    );

  return (
    <div className="flex min-h-0 flex-1">
      {mayChange ? (
        <DropArea input={input} onFiles={add}>
          {body}
        </DropArea>
      ) : (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">{body}</div>
      )}
      {chosen && (
        <DocumentPanel
          document={chosen}
          job={job}
          isPast={asOf !== undefined}
          onPage={(page) => onView(chosen.id, page)}
          onWithdraw={mayChange ? () => setLeaving(chosen) : null}
        />
      )}
      {leaving && (
        <Dialog
          title={t('documents.withdrawTitle', { name: leaving.file_name })}
          note={t('documents.withdrawText')}
          onClose={() => setLeaving(null)}
        >
          <DialogActions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
            <Button autoFocus onClick={() => setLeaving(null)}>
              {t('common.cancel')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                commands.withdraw.mutate(leaving);
                setLeaving(null);
              }}
            >
              {t('documents.withdraw')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
