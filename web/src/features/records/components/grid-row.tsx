import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from '@tallyport/domain/shipping-record/invoice-sums';
import { clsx } from 'clsx';
import { memo } from 'react';
import { MARKS, Mark } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';
import type { Column } from '../model/columns.js';
import type { LineProblem } from '../model/line-problem.js';
import { markOf } from '../model/mark-of.js';
import { templateOf } from './grid-rows.js';
import { ValueText } from './value-cell.js';

interface GridRowProps {
  readonly line: ShownLine;
  readonly index: number;
  readonly columns: readonly Column[];
  /** The column of the cursor, null where it stands in another row. */
  readonly active: number | null;
  /** What is typed into the active cell, null while nothing is. */
  readonly draft: string | null;
  readonly problem: LineProblem | null;
  onDraft(text: string): void;
  onCommit(): void;
  onChoose(column: number): void;
  onEdit(): void;
}

const FAILING: Readonly<Record<LineProblem, readonly string[]>> = {
  product: ['total_price'],
  unit: ['quantity_unit'],
  container: ['number', 'container_number'],
};

/** One line of 28 px. The worst mark of its values stands in front; the cell that is wrong is tinted, and its sentence ends the description. */
export const GridRow = memo(function GridRow({ line, index, columns, active, draft, problem, ...handlers }: GridRowProps) {
  const t = useText();
  const marks = columns.map(({ field }) => markOf(line.fields[field]));
  const worst = problem ? 'fails' : MARKS.find((mark) => marks.includes(mark));
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={clsx(
        'grid h-7 items-center border-b border-line-soft',
        active !== null && 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]',
      )}
      style={{ gridTemplateColumns: templateOf(columns) }}
    >
      <span role="rowheader" className="pr-2 text-right text-ink-3">
        {index + 1}
      </span>
      <span className="grid place-items-center">
        {worst && worst !== 'holds' && <Mark kind={worst} label={t(`workOrder.marks.${worst}`)} />}
      </span>
      {columns.map((column, place) => {
        const isActive = place === active;
        const isFailing = problem !== null && FAILING[problem].includes(column.field);
        return (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the grid has the focus and names the active cell
          <span
            key={column.field}
            id={`cell-${index}-${place}`}
            role="gridcell"
            aria-selected={isActive}
            onMouseDown={(event) => {
              if (isActive && draft !== null) return;
              event.preventDefault();
              handlers.onChoose(place);
              event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
            }}
            onDoubleClick={handlers.onEdit}
            className={clsx(
              'flex h-7 min-w-0 items-center border-l border-line-soft px-2',
              column.isRight && 'justify-end',
              isActive && 'shadow-[inset_0_0_0_2px_var(--accent-solid)]',
              isFailing && 'bg-red-bg',
            )}
          >
            {isActive && draft !== null ? (
              <input
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this cell to type
                autoFocus
                aria-label={t(`recordFields.${column.field as 'quantity'}`)}
                value={draft}
                onChange={(event) => handlers.onDraft(event.target.value)}
                onBlur={handlers.onCommit}
                className={clsx('-mx-2 h-7 w-[calc(100%+16px)] bg-surface px-2 outline-none', column.isRight && 'text-right')}
              />
            ) : (
              <Shown
                line={line}
                column={column}
                problem={isFailing ? problem : null}
                sentence={column.field === 'description' ? problem : null}
              />
            )}
          </span>
        );
      })}
      <span className="grid place-items-center border-l border-line-soft">
        {problem ? <Mark kind="fails" /> : checkLine(line).outcome === 'holds' && <Mark kind="holds" label={t('workOrder.marks.holds')} />}
      </span>
    </div>
  );
});

function Shown({
  line,
  column,
  problem,
  sentence,
}: {
  line: ShownLine;
  column: Column;
  problem: LineProblem | null;
  sentence: LineProblem | null;
}) {
  const t = useText();
  return (
    <>
      <span className="min-w-0 truncate" title={String(line.fields[column.field]?.value ?? '')}>
        {problem === 'unit' && line.fields[column.field]?.value == null ? (
          <span className="font-semibold text-red">?</span>
        ) : (
          <ValueText value={line.fields[column.field]} form={column.form} failing={problem !== null} />
        )}
      </span>
      {sentence === 'unit' && <span className="ml-auto shrink-0 pl-2 text-caption text-red">{t('records.unitMissing')}</span>}
    </>
  );
}
