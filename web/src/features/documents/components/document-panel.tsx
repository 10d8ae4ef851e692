import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { StrayPaper } from '../../../components/stray/stray-paper.js';
import { TypeChip } from '../../../components/trade/type-chip.js';
import { IconButton } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../../../lib/documents/document-queries.js';
import { downloadFile } from '../api/download.js';
import { readingOf } from '../model/reading.js';
import { ModelShare } from './model-share.js';
import { PageGrid } from './page-grid.js';
import { StepList } from './step-list.js';

interface DocumentPanelProps {
  readonly document: Document;
  readonly job: WorkOrder;
  readonly isPast: boolean;
  onPage(page: number): void;
  readonly onWithdraw: (() => void) | null;
}

/** The chosen document: its pages as they are read, its steps with their times. */
export function DocumentPanel({ document, job, isPast, onPage, onWithdraw }: DocumentPanelProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: progress } = useQuery(documentQueries.progress(org.id, job.id, document.id));
  const detail = useQuery({ ...documentQueries.extraction(org.id, job.id, document.id), enabled: !isPast && document.extraction !== null });
  const extraction = isPast ? document.extraction : (detail.data ?? document.extraction);
  const { refetch } = detail;
  const behind = !isPast && progress != null && extraction !== null && progress.stream_position > extraction.stream_position;
  useEffect(() => {
    if (behind) void refetch();
  }, [behind, refetch]);
  const reading = readingOf({ ...document, extraction }, isPast ? null : progress);

  return (
    <aside
      aria-label={document.file_name}
      className="flex w-[380px] shrink-0 flex-col overflow-y-auto border-l border-line bg-sunken min-[1400px]:w-[456px] min-[1680px]:w-[560px]"
    >
      <header className="flex items-center gap-2 px-4 pt-3 pb-2">
        <h2 className="min-w-0 truncate text-section" title={document.file_name}>
          {document.file_name}
        </h2>
        <TypeChip segments={document.segments} />
        <span className="ml-auto" />
        <IconButton icon={Download} label={t('documents.download')} onClick={() => void downloadFile(org.id, document)} />
        {onWithdraw && <IconButton icon={Trash2} label={t('documents.withdraw')} onClick={onWithdraw} />}
      </header>
      <div className="not-empty:mb-3">
        <StrayPaper document={document} mayChange={onWithdraw !== null} />
      </div>
      {extraction && reading && (
        <>
          <PageGrid job={job} document={document} extraction={extraction} reading={reading} onPage={onPage} />
          <StepList job={job} extraction={extraction} reading={reading} />
          {extraction.model !== null && <ModelShare share={extraction.model} />}
        </>
      )}
    </aside>
  );
}
