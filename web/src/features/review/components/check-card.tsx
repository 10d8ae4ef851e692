import type { ReadingMethod } from '@tallyport/contracts/document-extraction/readings';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from '@tallyport/domain/shipping-record/invoice-sums';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Conflicts } from '../../../components/trade/conflicts.js';
import { Evidence } from '../../../components/trade/evidence.js';
import { Mark } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import { WhereFrom } from '../../../components/trade/where-from.js';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDecimal } from '../../../lib/format/figures.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import type { Doubt } from '../model/queue.js';
import { isFilled, placeToShow, type ReadValue } from '../model/read-values.js';
import { pageOf } from '../model/reading-order.js';
import type { DraftValue } from '../model/use-draft-value.js';
import { useElementSize } from '../model/use-element-size.js';
import { useReason } from '../model/use-reason.js';
import type { ReviewActions } from '../model/use-review-actions.js';
import { ValueInput } from './value-input.js';

interface CheckCardProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly value: ReadValue;
  readonly doubt: Doubt | null;
  /** What is accepted with it. */
  readonly twins: readonly Doubt[];
  readonly draft: DraftValue;
  readonly translations: boolean;
  /** Null where nothing may be changed. */
  readonly actions: ReviewActions | null;
  readonly edits: RecordEdits;
  /** Whether it is told why the value is what it is. */
  readonly isTold: boolean;
  onWhy(): void;
}

const EVIDENCE_HEIGHT = 64;

/** The one value that is looked at: the piece of its page, what stands, why it is doubtful, and what can be done about it. */
export function CheckCard({ jobId, documentId, value, doubt, twins, draft, translations, actions, edits, isTold, onWhy }: CheckCardProps) {
  const t = useText();
  const mark = doubt?.mark ?? null;
  const locale = useLocale();
  const reason = useReason();
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementSize(frame);
  const { shown, record } = value;
  const sign = mark ?? markOf(shown);
  const product = productOf(value, locale);
  const alike = twins.map((twin) => t(`recordFields.${twin.value.field}`)).join(t('common.comma'));
  const samePrint = alike === '' ? null : t('review.samePrint', { fields: alike });
  const place = placeToShow(value);
  const page = pageOf(value);
  const english = translations ? shown?.translation : null;
  return (
    <section
      aria-label={t('review.current')}
      className="flex h-[298px] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line px-4 pt-2.5 pb-3"
    >
      <h2 className="flex h-5 items-center gap-2">
        {sign && sign !== 'holds' && <Mark kind={sign} label={t(`workOrder.marks.${sign}`)} />}
        <b className="truncate font-semibold">{t(`recordFields.${value.field}`)}</b>
        <span className="truncate text-caption text-ink-3">{whereOf(t, record, value.line)}</span>
        <span className="ml-auto shrink-0 text-caption text-ink-3">{page !== null && t('review.pageShort', { page })}</span>
      </h2>
      <div ref={frame} style={{ height: EVIDENCE_HEIGHT }} className="shrink-0">
        {place ? (
          <Evidence
            jobId={jobId}
            documentId={documentId}
            place={place}
            isLit={shown?.place != null}
            width={room.width}
            height={EVIDENCE_HEIGHT}
          />
        ) : (
          <p
            className={clsx(
              'grid h-full place-items-center rounded-mark border border-dashed text-caption text-ink-2',
              isFilled(value) ? 'border-violet-solid' : 'border-control',
            )}
          >
            {t(isFilled(value) ? notPrinted(shown?.method) : 'review.notRead')}
          </p>
        )}
      </div>
      <ValueInput value={value} draft={draft} actions={actions} mark={mark} note={samePrint} />
      {english && (
        <p className="text-caption text-ink-2">
          {english.text} <span className="text-ink-3">{t(english.complete ? `review.by.${english.by}` : 'review.translatedInPart')}</span>
        </p>
      )}
      {doubt && (mark === 'fails' || mark === 'disagree') && (
        <p className="text-caption text-red">
          {reason(doubt)}
          {product !== null && !doubt.flag && `: ${product}`}
        </p>
      )}
      {shown && isFilled(value) && (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <WhereFrom value={shown} />
          </div>
          <Button variant="bare" size="small" keys="w" aria-expanded={isTold} onClick={onWhy}>
            {t('review.why.ask')}
          </Button>
        </div>
      )}
      {edits.conflicts.length > 0 && <Conflicts record={record} edits={edits} />}
      {actions && (
        <div className="mt-auto flex flex-wrap items-center gap-1.5">
          <Button variant="primary" keys="enter" onClick={actions.accept}>
            {t(`review.accepts.${actions.accepts}`)}
          </Button>
          {mark === 'disagree' && (
            <Button keys="t" onClick={actions.take}>
              {t('records.takeIt')}
            </Button>
          )}
          <Button keys="e" onClick={actions.correct}>
            {t('review.correct')}
          </Button>
          <Button keys="d" onClick={actions.point}>
            {t('review.point')}
          </Button>
          <Button variant="bare" keys="n" className="ml-auto" disabled={!isFilled(value)} onClick={actions.empty}>
            {t('review.notOnPage')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Why there is no piece of a page to show beside a value. */
function notPrinted(method: ReadingMethod | undefined) {
  if (method === 'embedded data') return 'review.onlyInData';
  if (method === 'inferred') return 'review.notPrinted';
  return method === 'person' ? 'review.typed' : 'review.onNoPage';
}

/** `2 × 43.44 = 86.88` where that is not the total of the line, else null. */
function productOf({ record, line, field }: ReadValue, locale: string): string | null {
  const goods = line === null || field !== 'total_price' ? undefined : record.lines[line - 1];
  const { outcome, product } = goods ? checkLine(goods) : { outcome: 'unsaid', product: null };
  if (!goods || outcome !== 'fails' || product === null) return null;
  const shown = (name: RecordField) => showDecimal(String(goods.fields[name]?.value), locale);
  return `${shown('quantity')} × ${shown('unit_price')} = ${showDecimal(product, locale)}`;
}

function whereOf(t: ReturnType<typeof useText>, { kind }: ShippingRecord, line: number | null): string {
  return line === null ? t(`records.untitled.${kind}`) : t('review.line', { line });
}
