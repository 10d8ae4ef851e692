import type { Document } from '@tallyport/contracts/document-extraction/document';
import { SURE } from '@tallyport/domain/shipping-record/fold-value';
import { clsx } from 'clsx';
import { Mark } from '../../../components/trade/mark.js';
import { nameOf } from '../../../components/trade/person.js';
import { useText } from '../../../i18n/use-text.js';
import { usePeople } from '../../../lib/people.js';
import type { Cut } from '../model/cuts.js';

interface SegmentRowProps {
  readonly id: string;
  readonly document: Document;
  readonly cut: Cut;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  /** It differs from what stands: nothing of it is read yet. */
  readonly isDraft: boolean;
  onChoose(): void;
}

export const SEGMENT_COLUMNS = 'grid grid-cols-[minmax(0,1fr)_96px_minmax(0,1fr)_180px] items-center gap-4 px-5';

/** One piece of a file: its pages, what it is, and who says so. */
export function SegmentRow({ id, document, cut, isFirst, isChosen, isDraft, onChoose }: SegmentRowProps) {
  const t = useText();
  const { from, to, type, title } = cut;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table has the focus and names the active row
    <div
      id={id}
      role="row"
      aria-selected={isChosen}
      onClick={onChoose}
      className={clsx(
        SEGMENT_COLUMNS,
        'h-8 border-b border-line-soft',
        isChosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
    >
      <span role="gridcell" className={clsx('truncate', isFirst ? 'font-medium' : 'text-ink-3')} title={document.file_name}>
        {isFirst ? document.file_name : t('segments.same')}
      </span>
      <span role="gridcell">{from === to ? t('review.page', { page: from }) : t('review.pages', { from, to })}</span>
      <span role="gridcell" className="flex min-w-0 items-center gap-2">
        {type !== 'other' && <b className="rounded-mark bg-hover px-1.5 text-count/[18px] font-semibold text-ink-2">{type}</b>}
        <span className="truncate">{type === 'other' ? (title ?? t('documents.types.other')) : t(`documents.types.${type}`)}</span>
      </span>
      <span role="gridcell" className="flex items-center gap-2 text-caption text-ink-2">
        {isDraft ? t('segments.notYet') : <Sureness document={document} cut={cut} />}
      </span>
    </div>
  );
}

function Sureness({ document, cut }: { document: Document; cut: Cut }) {
  const t = useText();
  const personOf = usePeople();
  const segment = document.segments.find(({ from_page }) => from_page === cut.from);
  if (!segment) return null;
  const person = segment.corrected_by && personOf(segment.corrected_by.user_id);
  if (segment.corrected_by)
    return (
      <>
        <Mark kind="person" label={t('workOrder.marks.person')} /> {person ? nameOf(person) : t('history.somebody')}
      </>
    );
  const percent = Math.round(segment.confidence * 100);
  if (segment.confidence >= SURE) return t('records.sure', { percent });
  return (
    <>
      <Mark kind="doubtful" label={t('workOrder.marks.doubtful')} /> {t('records.sure', { percent })}
    </>
  );
}
