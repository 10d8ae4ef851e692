import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordOffers } from '../../components/offers/record-offers.js';
import { StrayPaper } from '../../components/stray/stray-paper.js';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';
import type { ReviewPlace } from '../../lib/documents/review-address.js';
import { addressOfValue } from '../../lib/records/record-address.js';
import { useJobEdits } from '../../lib/records/use-job-edits.js';
import { Announcement } from './components/announcement.js';
import { CheckCard } from './components/check-card.js';
import { NothingRead } from './components/nothing-read.js';
import { PageFlags } from './components/page-flags.js';
import { PaperPane } from './components/paper-pane.js';
import { PaperToolbar } from './components/paper-toolbar.js';
import { QueueHeader } from './components/queue-header.js';
import { ReviewHeader } from './components/review-header.js';
import { Thumbnails } from './components/thumbnails.js';
import { ValueList } from './components/value-list.js';
import { WhyValue } from './components/why-value.js';
import { type Doubt, doubtsOf, neighbour, twinsOf } from './model/queue.js';
import { type ReadValue, recordsOf } from './model/read-values.js';
import { pageOf } from './model/reading-order.js';
import { useDraftValue } from './model/use-draft-value.js';
import { usePaper } from './model/use-paper.js';
import { usePictures } from './model/use-pictures.js';
import { useReviewActions } from './model/use-review-actions.js';
import { useReviewKeys } from './model/use-review-keys.js';
import { useReviewed } from './model/use-reviewed.js';

interface ReviewScreenProps {
  readonly job: WorkOrder;
  readonly document: Document;
  readonly documents: readonly Document[];
  readonly jobRecords: readonly ShippingRecord[];
  readonly flags: readonly RecordFlag[];
  readonly place: ReviewPlace | null;
  readonly isPast: boolean;
  onDocument(document: Document): void;
  onClose(): void;
}

/** Empties the list of doubts of one document without leaving the home row: the page on the left, the values on the right. */
export function ReviewScreen({ job, document, documents, jobRecords, flags, place, isPast, onDocument, onClose }: ReviewScreenProps) {
  const t = useText();
  const { org, role } = useDesk();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const paper = usePaper();
  const [scale, setScale] = useState(1);
  const [isTold, setTold] = useState(false);
  const records = useMemo(() => recordsOf(jobRecords, document.id), [jobRecords, document.id]);
  const reviewed = useReviewed(records, flags, place);
  const { page, queue, chosen, doubt } = reviewed;
  const pages = Math.max(1, document.extraction?.pages ?? 1);
  const pictures = usePictures(job.id, document.id, pages, page);
  const attempt = document.extraction?.attempt ?? 1;
  const { data: text = null } = useQuery(documentQueries.text(org.id, job.id, document.id, page, attempt));
  const draft = useDraftValue({ jobId: job.id, documentId: document.id, attempt, page }, chosen);
  const edits = useJobEdits(job.id);
  const mayChange = !isPast && role !== null;

  const focusList = () => list.current?.focus({ preventScroll: true });
  // Arrows and screen readers begin in the list, also after going to another document.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const twins = twinsOf(queue.doubts, doubt);
  const goOn = (answered: readonly Doubt[]) => {
    const next = neighbour(
      queue.doubts.filter((one) => !answered.includes(one)),
      chosen?.key ?? null,
      1,
    );
    if (next && next.value.key !== chosen?.key) reviewed.choose(next.value);
    else if (!doubt) reviewed.step(1);
  };
  const every = useReviewActions({ value: chosen, mark: doubt?.mark ?? null, twins, draft, edits, onDone: goOn, onFocus: focusList });
  const actions = mayChange ? every : null;
  const turn = (to: number) => to >= 1 && to <= pages && reviewed.turnTo(to);
  const documentBeside = (by: 1 | -1) => {
    const next = documents[documents.findIndex(({ id }) => id === document.id) + by];
    if (next) onDocument(next);
  };
  const done = () => {
    const [first] = queue.doubts;
    if (first) {
      reviewed.choose(first.value);
      toast.info(t('review.left', { count: queue.doubts.length }));
      return;
    }
    const at = documents.findIndex(({ id }) => id === document.id);
    const others = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))];
    const next = others.find(({ id }) => doubtsOf(recordsOf(jobRecords, id), flags).length > 0);
    if (next) onDocument(next);
    else onClose();
  };
  const undo = () => {
    const edit = edits.undo();
    if (edit) reviewed.chooseEdited(edit);
  };

  const toRecord = () => chosen && void navigate({ search: `?${addressOfValue(search, chosen.record.kind, chosen)}` });

  const why = () => setTold((now) => !now);

  useReviewKeys({ reviewed, draft, actions, paper, scale, isPast, turn, documentBeside, done, undo, close: onClose, toRecord, why });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ReviewHeader
        job={job}
        document={document}
        documents={documents}
        left={queue.doubts.length}
        isPast={isPast}
        onDocument={onDocument}
        onDone={done}
        onClose={onClose}
      />
      <StrayPaper document={document} mayChange={mayChange} />
      <div className="flex min-h-0 flex-1">
        {paper.thumbnails && (
          <Thumbnails jobId={job.id} documentId={document.id} pages={pages} page={page} doubts={queue.doubts} onPage={reviewed.turnTo} />
        )}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <PaperToolbar
            paper={paper}
            scale={scale}
            page={page}
            pages={pages}
            text={text}
            hasTranslations={reviewed.hasTranslations}
            onPage={reviewed.turnTo}
          />
          <PageFlags flags={text?.flags ?? []} />
          <PaperPane
            paper={paper}
            pictures={pictures}
            page={page}
            values={reviewed.values}
            chosen={chosen}
            pick={draft.draft?.pick ?? null}
            words={draft.words}
            onPage={reviewed.scrollTo}
            onScale={setScale}
            onPoint={(at, area, extend) => {
              const framed = draft.draft === null ? valueAtPoint(reviewed.values, at, area) : null;
              if (framed && framed.key !== chosen?.key) reviewed.choose(framed);
              else if (mayChange) void draft.takeAt(at, area, extend);
            }}
          />
        </div>
        <aside
          aria-label={t('review.values')}
          className="flex w-[476px] shrink-0 flex-col border-l border-line bg-sunken max-[1320px]:w-[420px] min-[1680px]:w-[560px]"
        >
          <QueueHeader queue={queue} values={reviewed.values.length} isSaving={edits.isSaving} onStep={reviewed.stepQueue} />
          {chosen && <RecordOffers record={chosen.record} onEdit={mayChange ? (changes) => edits.edit(chosen.record, changes) : null} />}
          {chosen ? (
            <CheckCard
              jobId={job.id}
              documentId={document.id}
              value={chosen}
              doubt={doubt}
              twins={twins}
              draft={draft}
              translations={paper.translations}
              actions={actions}
              edits={{ ...edits, edit: (changes) => edits.edit(chosen.record, changes) }}
              isTold={isTold}
              onWhy={why}
            />
          ) : (
            <NothingRead document={document} hasValues={reviewed.values.length > 0} />
          )}
          {chosen && isTold && <WhyValue jobId={job.id} documentId={document.id} attempt={attempt} value={chosen} onClose={why} />}
          <ValueList
            ref={list}
            rows={reviewed.rows}
            chosen={chosen}
            translations={paper.translations}
            onChoose={reviewed.choose}
            onEdit={() => actions?.correct()}
          />
        </aside>
      </div>
      <Announcement chosen={chosen} doubt={doubt} left={queue.doubts.length} />
    </div>
  );
}

/** The value whose frame holds a point of a page; of several the smallest frame is meant. */
function valueAtPoint(
  values: readonly ReadValue[],
  page: number,
  point: { x: number; y: number; width: number; height: number },
): ReadValue | null {
  if (point.width > 0 || point.height > 0) return null;
  const under = values.flatMap((value) => {
    if (pageOf(value) !== page) return [];
    const box = value.shown?.place?.boxes.find(
      ({ x, y, width, height }) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height,
    );
    return box ? [{ value, area: box.width * box.height }] : [];
  });
  return under.toSorted((a, b) => a.area - b.area)[0]?.value ?? null;
}
