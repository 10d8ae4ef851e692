import { clsx } from 'clsx';
import { Mark } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import { ValueText } from '../../../components/trade/value-text.js';
import { useText } from '../../../i18n/use-text.js';
import type { Doubt } from '../model/queue.js';
import { isFilled, type ReadValue } from '../model/read-values.js';
import { pageOf } from '../model/reading-order.js';
import { useReason } from '../model/use-reason.js';

interface ValueCellsProps {
  readonly value: ReadValue;
  /** Why it stands in the queue; absent among the others. */
  readonly doubt?: Doubt;
  readonly translations: boolean;
}

/** Mark, field, value with its English, why it is doubtful, and the page it stands on. */
export function ValueCells({ value, doubt, translations }: ValueCellsProps) {
  const t = useText();
  const reason = useReason();
  const { shown, line, field, form } = value;
  const mark = doubt?.mark;
  const why = (doubt ? reason(doubt) : shown?.confirmed && t('review.confirmed')) || undefined;
  const sign = mark ?? markOf(shown);
  const page = pageOf(value);
  const name = t(`recordFields.${field}`);
  const english = translations ? shown?.translation?.text : undefined;
  return (
    <span className="grid h-full grid-cols-[12px_128px_minmax(0,1fr)_28px] items-center gap-2">
      <span role="gridcell" className="grid place-items-center">
        {sign && sign !== 'holds' && <Mark kind={sign} label={t(`workOrder.marks.${sign}`)} />}
      </span>
      <span role="rowheader" className="truncate text-ink-2" title={name}>
        {line !== null && mark ? t('review.ofLine', { line, field: name }) : name}
      </span>
      <span role="presentation" className="flex min-w-0 items-center gap-2">
        {/* The value is cut only where the reason would be no more than its percentage. */}
        <span
          role="gridcell"
          className={clsx('flex shrink-0 items-center gap-2', why ? 'max-w-[calc(100%-72px)]' : 'max-w-full')}
          title={String(shown?.value ?? '')}
        >
          <span className="-m-0.5 min-w-0 shrink truncate p-0.5">
            {isFilled(value) ? (
              <ValueText value={shown} form={form} field={field} failing={mark === 'fails'} />
            ) : (
              <span className="text-ink-3">{t('common.empty')}</span>
            )}
          </span>
          {english !== undefined && <span className="min-w-0 shrink-[2] truncate text-ink-2">{english}</span>}
        </span>
        <span role="gridcell" className="ml-auto min-w-0 truncate text-caption text-ink-3" title={why}>
          {why}
        </span>
      </span>
      <span role="gridcell" className="text-right text-caption text-ink-3">
        {page !== null && t('review.pageShort', { page })}
      </span>
    </span>
  );
}
