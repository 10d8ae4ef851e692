import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { LineProblem } from '@tallyport/domain/shipping-record/line-verdict';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { lineChoicesOf } from '../../lib/records/line-choices.js';
import { ValueText } from '../trade/value-text.js';
import { CellSelect } from './cell-select.js';
import type { Column } from './columns.js';
import { stuck } from './grid-layout.js';
import { isSecret } from './is-secret.js';
import type { ValueNote } from './value-note.js';

interface GridCellProps {
  readonly id: string;
  readonly column: Column;
  readonly value: ShownValue | undefined;
  readonly isActive: boolean;
  /** What is typed into this cell, null while it is only shown. */
  readonly draft: string | null;
  /** The rule that this value breaks. */
  readonly problem: LineProblem | null;
  /** What stands against the value, or against what is typed. */
  readonly note: ValueNote | null;
  /** A rule's sentence about the line, at the end of the cell. */
  readonly sentence: string | null;
  onDraft(text: string): void;
  onCommit(): void;
  onChoose(): void;
  onEdit(): void;
}

/** One value of a line. The grid has the focus and names this cell; while it is typed into, it holds the grid's one input. */
export function GridCell({
  id,
  column,
  value,
  isActive,
  draft,
  problem,
  note,
  sentence,
  onDraft,
  onCommit,
  onChoose,
  onEdit,
}: GridCellProps) {
  const t = useText();
  const locale = useLocale();
  const choices = lineChoicesOf(column.field);
  const fails = problem !== null || note?.severity === 'error';
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the grid has the focus and names the active cell
    <span
      id={id}
      role="gridcell"
      aria-selected={isActive}
      aria-invalid={fails}
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
        fails ? 'bg-red-bg' : note ? 'bg-amber-bg' : column.isPinned && 'bg-inherit',
      )}
      {...(column.isPinned && { style: stuck('pinned') })}
    >
      {draft === null ? (
        <>
          <span
            className="min-w-0 truncate"
            title={note?.words ?? (isSecret(column.field) ? '' : showFieldValue(String(value?.value ?? ''), null, locale, column.field))}
          >
            {problem === 'unit' && value?.value == null ? (
              <span className="font-semibold text-red">{t('records.unitAsked')}</span>
            ) : (
              <CellText column={column} value={value} failing={fails} />
            )}
            {note && (value?.value ?? '') !== '' && <span className="sr-only">{note.words}</span>}
            {note && (value?.value ?? '') === '' && (
              <span className={clsx('text-caption', fails ? 'text-red' : 'text-amber')}>{note.words}</span>
            )}
          </span>
          {sentence !== null && <span className="ml-auto shrink-0 pl-2 text-caption text-red">{sentence}</span>}
        </>
      ) : choices ? (
        <CellSelect label={t(`recordFields.${column.field}`)} choices={choices} draft={draft} onDraft={onDraft} onCommit={onCommit} />
      ) : (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this cell to type
          autoFocus
          aria-label={t(`recordFields.${column.field}`)}
          aria-invalid={fails}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onBlur={onCommit}
          className={clsx('-mx-2 h-full w-[calc(100%+16px)] bg-surface px-2 outline-none', column.isRight && 'text-right')}
        />
      )}
    </span>
  );
}

function CellText({ column, value, failing }: { column: Column; value: ShownValue | undefined; failing: boolean }) {
  const t = useText();
  if (isSecret(column.field) && (value?.value ?? '') !== '') return <span aria-label={t('records.hidden')}>••••••</span>;
  return <ValueText value={value} form={column.form} field={column.field} failing={failing} />;
}
