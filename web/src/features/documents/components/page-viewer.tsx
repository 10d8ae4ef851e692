import type { Document } from '@tallyport/contracts/document-extraction/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { jobRecordsQuery } from '../../../lib/job-records.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { addressOfValue } from '../../../lib/record-address.js';
import { type ReadValue, valuesOnPage, valuesReadFrom } from '../model/read-values.js';
import { keyOfAddress } from '../model/viewed-page.js';
import { PageSheet } from './page-sheet.js';
import { ReadValueList } from './read-value-list.js';

interface PageViewerProps {
  readonly job: WorkOrder;
  readonly document: Document;
  readonly page: number;
  readonly asOf: string | undefined;
  onPage(page: number): void;
  onClose(): void;
}

/** A page in full, with every value that was read from it: pointing at either lights the other, Enter leads to its record. */
export function PageViewer({ job, document, page, asOf, onPage, onClose }: PageViewerProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const records = useQuery(jobRecordsQuery(org.id, job.id, asOf));
  const [chosenKey, setChosenKey] = useState(() => keyOfAddress(search));
  const pages = document.extraction?.pages ?? 1;
  const values = valuesOnPage(valuesReadFrom(records.data ?? [], document.id), page);
  const at = Math.max(
    0,
    values.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = values[at];
  const choose = (value: ReadValue | undefined) => value && setChosenKey(value.key);
  const turn = (to: number) => to >= 1 && to <= pages && onPage(to);
  const open = (value: ReadValue | undefined) => value && void navigate({ search: `?${addressOfValue(search, value.kind, value)}` });

  useShortcuts([
    { keys: 'j', label: t('documents.keys.nextValue'), run: () => choose(values[Math.min(values.length - 1, at + 1)]) },
    { keys: 'k', label: t('documents.keys.previousValue'), run: () => choose(values[Math.max(0, at - 1)]) },
    { keys: 'enter', label: t('documents.keys.toRecord'), run: () => open(chosen) },
    { keys: '[', label: t('common.previousPage'), run: () => turn(page - 1), minor: pages === 1 },
    { keys: ']', label: t('common.nextPage'), run: () => turn(page + 1), minor: pages === 1 },
    ...(asOf === undefined ? [{ keys: 'escape', label: t('documents.backToList'), run: onClose }] : []),
  ]);

  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label={document.file_name} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-4">
          <Button size="small" icon={ChevronLeft} onClick={onClose} {...(asOf === undefined && { keys: 'escape' })}>
            {t('documents.backToList')}
          </Button>
          <h2 className="min-w-0 truncate text-section" title={document.file_name}>
            {document.file_name}
          </h2>
          <span className="ml-auto shrink-0 text-ink-2">{t('documents.pageOf', { page, pages })}</span>
          <IconButton
            icon={ChevronLeft}
            size="small"
            label={t('common.previousPage')}
            keys="["
            disabled={page <= 1}
            onClick={() => turn(page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            size="small"
            label={t('common.nextPage')}
            keys="]"
            disabled={page >= pages}
            onClick={() => turn(page + 1)}
          />
        </header>
        <PageSheet job={job} document={document} page={page} values={values} chosen={chosen} onChoose={choose} />
      </section>
      {records.isLoadingError ? (
        <Failed error={records.error} onRetry={() => void records.refetch()} />
      ) : records.data ? (
        <ReadValueList values={values} chosen={chosen} onChoose={choose} onOpen={open} />
      ) : (
        <Loading rows={12} rowHeight={28} className="w-[380px]" />
      )}
    </div>
  );
}
