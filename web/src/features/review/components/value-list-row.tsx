import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useText } from '../../../i18n/use-text.js';
import type { ReadValue } from '../model/read-values.js';
import type { ValueRow } from '../model/value-rows.js';
import { LineCells, LineHeaders } from './line-cells.js';
import { RowSums } from './row-sums.js';
import { ValueCells } from './value-cells.js';

interface ValueListRowProps {
  readonly id: string;
  readonly index: number;
  readonly row: ValueRow;
  readonly isChosen: boolean;
  readonly translations: boolean;
  readonly onChoose: (() => void) | null;
  onChooseValue(value: ReadValue): void;
  onEdit(): void;
}

/** One row of 28 px: the list keeps the focus when it is clicked, and a double click opens the value to type. */
export function ValueListRow({ id, index, row, isChosen, translations, onChoose, onChooseValue, onEdit }: ValueListRowProps) {
  const isHeading = row.kind === 'next' || row.kind === 'record' || row.kind === 'section' || row.kind === 'lines' || row.kind === 'sums';
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true });
    onChoose?.();
  };
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isHeading ? undefined : isChosen}
      onMouseDown={handleMouseDown}
      onDoubleClick={isHeading ? undefined : onEdit}
      className={clsx(
        'h-7 overflow-hidden border-b border-line-soft px-4',
        isChosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : isHeading ? 'bg-sunken' : 'bg-surface hover:bg-hover',
      )}
    >
      {row.kind === 'doubt' && <ValueCells value={row.doubt.value} doubt={row.doubt} translations={translations} />}
      {row.kind === 'value' && <ValueCells value={row.value} translations={translations} />}
      {row.kind === 'line' && <LineCells record={row.record} index={row.index} onChoose={onChooseValue} />}
      {row.kind === 'lines' && <LineHeaders record={row.record} />}
      {row.kind === 'sums' && <RowSums check={row.check} />}
      {isHeading && row.kind !== 'lines' && row.kind !== 'sums' && <Heading row={row} />}
    </div>
  );
}

function Heading({ row }: { row: Extract<ValueRow, { kind: 'next' | 'record' | 'section' }> }) {
  const t = useText();
  const look = 'flex h-full items-center gap-2 text-caption';
  if (row.kind === 'next')
    return (
      <span role="gridcell" className={clsx(look, 'font-semibold')}>
        {t('review.next')}
      </span>
    );
  if (row.kind === 'section')
    return (
      <span role="gridcell" className={clsx(look, 'pt-1 text-ink-3')}>
        {t(`review.sections.${row.section}`)}
      </span>
    );
  const { from_page: from, to_page: to, kind } = row.record;
  return (
    <span role="gridcell" className={clsx(look, 'font-semibold')}>
      {t(`records.untitled.${kind}`)}
      {from !== null && to !== null && (
        <span className="ml-auto font-normal text-ink-3">
          {from === to ? t('review.page', { page: from }) : t('review.pages', { from, to })}
        </span>
      )}
    </span>
  );
}
