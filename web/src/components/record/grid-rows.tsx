import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.js';
import { VirtualList } from '../ui/virtual-list.js';
import { GridHeader } from './grid-header.js';
import { HEADER_HEIGHT, ROW_HEIGHT, stuckWidth, widthOf } from './grid-layout.js';
import type { Columns } from './use-columns.js';

interface GridRowsProps {
  readonly columns: Columns;
  readonly count: number;
  readonly cursor: number;
  readonly children: (index: number) => ReactNode;
}

/** The header of the grid, and below it the rows that are in view. Both scroll sideways together; the first columns stay. */
export function GridRows({ columns, count, cursor, children }: GridRowsProps) {
  const t = useText();
  return (
    <VirtualList
      count={count}
      rowHeight={ROW_HEIGHT}
      cursor={cursor}
      header={<GridHeader columns={columns} />}
      headerHeight={HEADER_HEIGHT}
      minWidth={widthOf(columns.shown)}
      stuckWidth={stuckWidth(columns.shown)}
      region={{ role: 'rowgroup', tabIndex: 0 }}
      empty={<p className="px-5 py-4 text-ink-2">{t('records.noLines')}</p>}
    >
      {children}
    </VirtualList>
  );
}
