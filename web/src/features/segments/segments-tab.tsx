import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';
import { addressOfReview } from '../../lib/documents/review-address.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { PageStrip } from './components/page-strip.js';
import { SEGMENT_COLUMNS, SegmentRow } from './components/segment-row.js';
import { TypeField } from './components/type-field.js';
import { cutBefore, joined, withBeginning, withType } from './model/cuts.js';
import { useSegments } from './model/use-segments.js';

interface SegmentsTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** The documents that were found in the files of a job: where each begins and ends, and what it is. */
export function SegmentsTab({ job, asOf }: SegmentsTabProps) {
  const t = useText();
  const { org } = useDesk();
  const documents = useQuery(documentQueries.list(org.id, job.id, asOf));
  if (documents.isLoadingError) return <Failed error={documents.error} onRetry={() => void documents.refetch()} />;
  if (!documents.data) return <Loading rows={8} />;
  const split = documents.data.results.filter(({ withdrawn, segments }) => !withdrawn && segments.length > 0);
  if (split.length === 0) return <Empty title={t('segments.none')} hint={t('segments.noneHint')} />;
  return <Segments job={job} documents={split} isPast={asOf !== undefined} />;
}

function Segments({ job, documents, isPast }: { job: WorkOrder; documents: readonly Document[]; isPast: boolean }) {
  const t = useText();
  const { role } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const table = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const segments = useSegments(job.id, documents);
  const { piece, cuts } = segments;
  const mayCut = !isPast && role !== null && !segments.isSending;
  const review = () =>
    piece && void navigate({ search: `?${addressOfReview(search, { documentId: piece.document.id, page: piece.cut.from, value: null })}` });
  const leaveType = () => {
    setTyping(false);
    table.current?.focus({ preventScroll: true });
  };

  useShortcuts([
    { keys: 'j', label: t('segments.keys.next'), run: () => segments.move(1) },
    { keys: 'k', label: t('segments.keys.previous'), run: () => segments.move(-1) },
    { keys: 'arrowdown', label: t('segments.keys.next'), run: () => segments.move(1), minor: true },
    { keys: 'arrowup', label: t('segments.keys.previous'), run: () => segments.move(-1), minor: true },
    { keys: 'enter', label: t('segments.keys.review'), run: review },
    ...(mayCut && piece
      ? [
          { keys: 't', label: t('segments.keys.type'), run: () => setTyping(true) },
          { keys: ',', label: t('segments.keys.earlier'), run: () => segments.draw(withBeginning(cuts, piece.index, -1)) },
          { keys: '.', label: t('segments.keys.later'), run: () => segments.draw(withBeginning(cuts, piece.index, 1)) },
          { keys: 'c', label: t('segments.keys.cut'), run: () => segments.draw(cutBefore(cuts, piece.cut.to)) },
          { keys: 'backspace', label: t('segments.keys.join'), run: () => segments.draw(joined(cuts, piece.index)) },
        ]
      : []),
    ...(mayCut && segments.changed > 0
      ? [
          { keys: 'mod+enter', label: t('segments.keys.apply'), run: segments.apply },
          { keys: 'escape', label: t('segments.keys.drop'), run: segments.drop },
        ]
      : []),
    ...(mayCut && segments.canUndo ? [{ keys: 'u', label: t('segments.keys.undo'), run: segments.undo }] : []),
  ]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={table}
        role="grid"
        tabIndex={0}
        aria-label={t('job.tabs.extracted_files')}
        aria-activedescendant={`segment-${segments.at}`}
        className="min-h-0 flex-1 overflow-y-auto outline-none"
      >
        <div role="row" className={`${SEGMENT_COLUMNS} sticky top-0 z-10 h-[30px] border-b border-line bg-sunken text-caption text-ink-2`}>
          {(['file', 'range', 'type', 'sure'] as const).map((column) => (
            <span key={column} role="columnheader">
              {t(`segments.columns.${column}`)}
            </span>
          ))}
        </div>
        {segments.pieces.map(({ document, cut, index, isDraft }, at) => (
          <SegmentRow
            key={`${document.id} ${cut.from}`}
            id={`segment-${at}`}
            document={document}
            cut={cut}
            isFirst={index === 0}
            isChosen={at === segments.at}
            isDraft={isDraft}
            onChoose={() => segments.choose(at)}
          />
        ))}
      </div>
      {piece && (
        <section aria-label={piece.document.file_name} className="shrink-0 border-t border-line bg-sunken">
          <header className="flex min-h-11 items-center gap-3 px-5 pt-2">
            <h2 className="min-w-0 truncate text-section">{piece.document.file_name}</h2>
            <span className="ml-auto" />
            {segments.changed > 0 ? (
              <>
                <p role="status" className="text-ink-2">
                  {t('segments.willRead', { count: segments.changed })}
                </p>
                <Button keys="escape" onClick={segments.drop}>
                  {t('segments.drop')}
                </Button>
                <Button variant="primary" keys="mod+enter" disabled={!mayCut} onClick={segments.apply}>
                  {t('segments.apply')}
                </Button>
              </>
            ) : (
              <>
                {mayCut && segments.canUndo && (
                  <Button keys="u" onClick={segments.undo}>
                    {t('records.undo')}
                  </Button>
                )}
                {mayCut && (
                  <Button keys="t" onClick={() => setTyping(true)}>
                    {t('segments.changeType')}
                  </Button>
                )}
                <Button keys="enter" onClick={review}>
                  {t('segments.review')}
                </Button>
              </>
            )}
          </header>
          {typing && (
            <div className="w-80 px-5 pt-1">
              <TypeField
                onChoose={(type, title) => {
                  const named = withType(cuts, piece.index, type);
                  const chosen = named[piece.index];
                  segments.draw(chosen && title !== null ? named.with(piece.index, { ...chosen, title }) : named);
                  leaveType();
                }}
                onLeave={leaveType}
              />
            </div>
          )}
          <PageStrip
            jobId={job.id}
            documentId={piece.document.id}
            cuts={cuts}
            chosen={piece.index}
            mayCut={mayCut}
            onChoose={segments.chooseInFile}
            onCut={(page) => segments.draw(cutBefore(cuts, page))}
            onJoin={(index) => segments.draw(joined(cuts, index))}
          />
        </section>
      )}
    </div>
  );
}
