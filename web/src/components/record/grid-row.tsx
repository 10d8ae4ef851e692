import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { type LineProblem, WRONG_FIELDS } from '@tallyport/domain/shipping-record/line-verdict';
import { clsx } from 'clsx';
import { Fragment, memo } from 'react';
import { useText } from '../../i18n/use-text.js';
import type { Spot } from '../../lib/records/edits.js';
import { MARKS, Mark } from '../trade/mark.js';
import { markOf } from '../trade/mark-of.js';
import type { Column } from './columns.js';
import { GridCell } from './grid-cell.js';
import { stuck, templateOf } from './grid-layout.js';
import { typedValue } from './typed-value.js';
import type { ValueNote } from './value-note.js';

interface GridRowProps {
  readonly gridId: string;
  readonly line: ShownLine;
  readonly index: number;
  readonly columns: readonly Column[];
  /** The column of the cursor, null where it stands in another row. */
  readonly active: number | null;
  /** What is typed into the active cell, null while nothing is. */
  readonly draft: string | null;
  readonly problem: LineProblem | null;
  /** The rule of the line was checked and holds. */
  readonly holds: boolean;
  readonly noteOf?: ((spot: Spot) => ValueNote | null) | undefined;
  /** Lines that cannot stay as they are. */
  readonly wrongLines?: ReadonlySet<string> | undefined;
  readonly check?: ((spot: Spot, text: string) => string | null) | undefined;
  onDraft(text: string): void;
  onCommit(): void;
  onChoose(row: number, column: number): void;
  onEdit(row: number): void;
}

/** One line of 28 px. The worst mark of its values stands in front; the cell that is wrong is tinted, and its sentence ends the description. */
export const GridRow = memo(function GridRow({
  gridId,
  line,
  index,
  columns,
  active,
  draft,
  problem,
  holds,
  noteOf,
  wrongLines,
  check,
  ...handlers
}: GridRowProps) {
  const t = useText();
  const marks = Object.values(line.fields).map(markOf);
  const isWrong = problem !== null || (wrongLines?.has(line.line_id) ?? false);
  const worst = isWrong ? 'fails' : MARKS.find((mark) => marks.includes(mark));
  const isActive = active !== null;
  const noteFor = ({ field, form }: Column, text: string | null): ValueNote | null => {
    const spot = { line: line.line_id, field };
    if (text === null) return noteOf?.(spot) ?? null;
    const words = check?.(spot, typedValue(form, text)) ?? null;
    return words === null ? null : { severity: 'error', words };
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={clsx('grid h-7 grid-rows-[27px] items-center border-b border-line-soft', isActive ? 'bg-select' : 'bg-ground')}
      style={{ gridTemplateColumns: templateOf(columns) }}
    >
      <span
        role="rowheader"
        className={clsx(
          'sticky z-10 grid h-full items-center bg-inherit pr-2 text-right text-ink-3',
          isActive && 'shadow-[inset_3px_0_0_var(--accent-solid)]',
        )}
        style={stuck('number')}
      >
        {index + 1}
      </span>
      <span role="gridcell" className="sticky z-10 grid h-full place-items-center bg-inherit" style={stuck('mark')}>
        {worst && worst !== 'holds' && <Mark kind={worst} label={t(`workOrder.marks.${worst}`)} />}
      </span>
      {columns.map((column, place) => (
        <Fragment key={column.field}>
          <GridCell
            id={`${gridId}-${index}-${place}`}
            column={column}
            value={line.fields[column.field]}
            isActive={place === active}
            draft={place === active ? draft : null}
            note={noteFor(column, place === active ? draft : null)}
            problem={problem !== null && WRONG_FIELDS[problem].includes(column.field) ? problem : null}
            sentence={problem === 'unit' && column.field === 'description' ? t('records.problems.unit') : null}
            onDraft={handlers.onDraft}
            onCommit={handlers.onCommit}
            onChoose={() => handlers.onChoose(index, place)}
            onEdit={() => handlers.onEdit(index)}
          />
          {column.isChecked && (
            <span role="gridcell" className="grid place-items-center">
              {problem ? (
                <Mark kind="fails" label={t(`records.problems.${problem}`)} />
              ) : (
                holds && <Mark kind="holds" label={t('workOrder.marks.holds')} />
              )}
            </span>
          )}
        </Fragment>
      ))}
    </div>
  );
});
