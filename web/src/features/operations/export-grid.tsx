import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Tick } from '../../components/ui/tick.js';
import { VirtualList } from '../../components/ui/virtual-list.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Cursor } from '../../lib/use-cursor.js';
import { COLUMNS, HEADER_HEIGHT, HEADERS, MIN_WIDTH, ROW_HEIGHT } from './columns.js';
import { ExportLine } from './export-line.js';
import { type ExportFilter, exportQueries, PAGE_SIZE } from './queries.js';
import { countOf, isSelected, type Selection } from './selection.js';

interface ExportGridProps {
  readonly filter: ExportFilter;
  readonly count: number;
  readonly cursor: Cursor;
  readonly selection: Selection;
  readonly empty: ReactNode;
  readonly onToggle: (id: string) => void;
  readonly onToggleAll: () => void;
}

/** The exports of a cause as a grid with one cursor. Only rows in view are in the page, and only their pages are fetched. */
export function ExportGrid({ filter, count, cursor, selection, empty, onToggle, onToggleAll }: ExportGridProps) {
  const t = useText();
  const id = useId();
  return (
    <VirtualList
      count={count}
      rowHeight={ROW_HEIGHT}
      cursor={cursor.at}
      headerHeight={HEADER_HEIGHT}
      minWidth={MIN_WIDTH}
      stuckWidth={0}
      empty={empty}
      region={{
        role: 'grid',
        tabIndex: 0,
        'aria-label': t('operations.causes.exports'),
        'aria-rowcount': count + 1,
        'aria-multiselectable': true,
        'aria-activedescendant': cursor.at < 0 ? undefined : `${id}-${cursor.at}`,
        className: '-outline-offset-2',
      }}
      header={
        <div
          role="row"
          aria-rowindex={1}
          className={clsx(COLUMNS, 'sticky top-0 z-10 h-[30px] border-b border-line bg-surface text-caption text-ink-3')}
        >
          {HEADERS.map((header) => (
            <span
              key={header}
              role="columnheader"
              className={clsx('truncate', header === 'waiting' && 'text-right', header === 'state' && 'pl-2')}
            >
              {header === 'select' ? (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('operations.selectAll')}
                  aria-pressed={count > 0 && countOf(selection, count) === count}
                  className="-m-[5px] block p-[5px]"
                  onClick={onToggleAll}
                >
                  <Tick isOn={count > 0 && countOf(selection, count) === count} />
                </button>
              ) : (
                t(`operations.columns.${header}`)
              )}
            </span>
          ))}
        </div>
      }
    >
      {(index) => <Slot id={`${id}-${index}`} index={index} filter={filter} cursor={cursor} selection={selection} onToggle={onToggle} />}
    </VirtualList>
  );
}

/** The export at a place of the list. */
export function useExportAt(filter: ExportFilter, index: number): ExportRow | undefined {
  const { org } = useDesk();
  const { data } = useQuery({
    ...exportQueries.page(org.id, filter, Math.floor(Math.max(0, index) / PAGE_SIZE) + 1),
    enabled: index >= 0,
    select: ({ results }) => results[index % PAGE_SIZE],
  });
  return data;
}

interface SlotProps extends Pick<ExportGridProps, 'filter' | 'cursor' | 'selection' | 'onToggle'> {
  readonly id: string;
  readonly index: number;
}

/** A place of the list: until its page is there, a row without values. */
function Slot({ id, index, filter, cursor, selection, onToggle }: SlotProps) {
  const t = useText();
  const row = useExportAt(filter, index);
  const isCurrent = index === cursor.at;
  const selected = row !== undefined && isSelected(selection, row.id);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys of all its rows
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={clsx('h-full', !isCurrent && 'hover:bg-hover')}
      onClick={() => cursor.set(index)}
    >
      {row ? (
        <ExportLine row={row} isCurrent={isCurrent} isSelected={selected} onToggle={onToggle} />
      ) : (
        <span role="gridcell" aria-label={t('common.loading')} className="flex h-full items-center border-b border-line-soft px-5">
          <span className="h-2.5 w-2/5 rounded-mark bg-line-soft" />
        </span>
      )}
    </div>
  );
}
