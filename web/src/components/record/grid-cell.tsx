import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { LineProblem } from '@tallyport/domain/shipping-record/line-verdict';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';
import { ValueText } from '../trade/value-text.js';
import type { Column } from './columns.js';
import { stuck } from './grid-layout.js';

interface GridCellProps {
  readonly id: string;
  readonly column: Column;
  readonly value: ShownValue | undefined;
  readonly isActive: boolean;
  /** What is typed into this cell, null while it is only shown. */
  readonly draft: string | null;
  /** The rule that this value breaks. */
  readonly problem: LineProblem | null;
  /** A rule's sentence about the line, at the end of the cell. */
  readonly sentence: string | null;
  onDraft(text: string): void;
  onCommit(): void;
  onChoose(): void;
  onEdit(): void;
}

/** One value of a line. The grid has the focus and names this cell; while it is typed into, it holds the grid's one input. */
export function GridCell({ id, column, value, isActive, draft, problem, sentence, onDraft, onCommit, onChoose, onEdit }: GridCellProps) {
  const t = useText();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the grid has the focus and names the active cell
    <span
      id={id}
      role="gridcell"
      aria-selected={isActive}
      aria-invalid={problem !== null}
      onMouseDown={(event) => {
        if (draft !== null) return;
        event.preventDefault();
        onChoose();
        event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
      }}
      onDoubleClick={onEdit}
      className={clsx(
        'flex h-full min-w-0 items-center border-l border-line-soft px-2',
        column.isRight && 'justify-end',
        isActive && 'shadow-[inset_0_0_0_2px_var(--accent-solid)]',
        column.isPinned && 'sticky z-10',
        problem !== null ? 'bg-red-bg' : column.isPinned && 'bg-inherit',
      )}
      {...(column.isPinned && { style: stuck('pinned') })}
    >
      {draft === null ? (
        <>
          <span className="min-w-0 truncate" title={String(value?.value ?? '')}>
            {problem === 'unit' && value?.value == null ? (
              <span className="font-semibold text-red">{t('records.unitAsked')}</span>
            ) : (
              <ValueText value={value} form={column.form} failing={problem !== null} />
            )}
          </span>
          {sentence !== null && <span className="ml-auto shrink-0 pl-2 text-caption text-red">{sentence}</span>}
        </>
      ) : (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this cell to type
          autoFocus
          aria-label={t(`recordFields.${column.field}`)}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onBlur={onCommit}
          className={clsx('-mx-2 h-full w-[calc(100%+16px)] bg-surface px-2 outline-none', column.isRight && 'text-right')}
        />
      )}
    </span>
  );
}
