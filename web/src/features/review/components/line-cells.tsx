import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { verdictOf } from '@tallyport/domain/shipping-record/line-verdict';
import { clsx } from 'clsx';
import { MARKS, Mark } from '../../../components/trade/mark.js';
import { markOf } from '../../../components/trade/mark-of.js';
import { ValueText } from '../../../components/trade/value-text.js';
import { useText } from '../../../i18n/use-text.js';
import { lineColumns } from '../model/line-columns.js';
import { lineValue, type ReadValue } from '../model/read-values.js';

/** The names over the lines of a record. */
export function LineHeaders({ record }: { record: ShippingRecord }) {
  const t = useText();
  const columns = lineColumns(record);
  return (
    <span className="grid h-full items-center gap-2 text-caption text-ink-3" style={{ gridTemplateColumns: templateOf(columns) }}>
      <span role="gridcell" className="col-span-2 text-ink">
        {t(`records.linesOf.${record.kind}`)}
      </span>
      {columns.map(({ field, isRight }) => (
        <span key={field} role="gridcell" className={clsx('truncate', isRight && 'text-right')}>
          {t(`recordFields.${field}`)}
        </span>
      ))}
    </span>
  );
}

interface LineCellsProps {
  readonly record: ShippingRecord;
  readonly index: number;
  onChoose(value: ReadValue): void;
}

/** One line of goods in short: its worst mark, and the values that tell it apart. A click on one of them looks at that one. */
export function LineCells({ record, index, onChoose }: LineCellsProps) {
  const t = useText();
  const line = record.lines[index];
  if (!line) return null;
  const columns = lineColumns(record);
  const { problem } = verdictOf(record, line);
  const marks = Object.values(line.fields).map(markOf);
  const worst = problem ? 'fails' : MARKS.find((mark) => marks.includes(mark));
  return (
    <span className="grid h-full items-center gap-2" style={{ gridTemplateColumns: templateOf(columns) }}>
      <span role="rowheader" className="text-right text-ink-3">
        {index + 1}
      </span>
      <span role="gridcell">{worst && worst !== 'holds' && <Mark kind={worst} label={t(`workOrder.marks.${worst}`)} />}</span>
      {columns.map(({ field, isRight }) => (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the list has the focus; arrows lead into the line
        <span
          key={field}
          role="gridcell"
          className={clsx('truncate', isRight && 'text-right')}
          title={String(line.fields[field]?.value ?? '')}
          onMouseDown={(event) => {
            const value = lineValue(record, index, field);
            if (!value) return;
            event.preventDefault();
            event.stopPropagation();
            event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
            onChoose(value);
          }}
        >
          <ValueText value={line.fields[field]} form={fieldForm(record.kind, field, true)} field={field} />
        </span>
      ))}
    </span>
  );
}

function templateOf(columns: ReturnType<typeof lineColumns>): string {
  return ['20px', '12px', ...columns.map(({ width, grows }) => (grows ? 'minmax(0,1fr)' : `${width}px`))].join(' ');
}
