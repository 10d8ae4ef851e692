import { type ReactNode } from 'react';
import { VirtualList } from '../../../components/ui/virtual-list.js';
import { useText } from '../../../i18n/use-text.js';
import type { Column } from '../model/columns.js';

const ROW_HEIGHT = 28;

/** The template of a row: line number, mark, then the columns. */
export function templateOf(columns: readonly Column[]): string {
  return ['44px', '22px', ...columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`)), '28px'].join(' ');
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((total, { width }) => total + width, 94);
}

interface GridRowsProps {
  readonly columns: readonly Column[];
  readonly count: number;
  readonly cursor: number;
  readonly children: (index: number) => ReactNode;
}

/** The head of the grid, and below it the rows that are in view. */
export function GridRows({ columns, count, cursor, children }: GridRowsProps) {
  const t = useText();
  return (
    <div className="flex min-h-0 flex-1 flex-col" style={{ minWidth: widthOf(columns) }}>
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-[30px] shrink-0 items-center border-b border-line text-caption text-ink-2"
        style={{ gridTemplateColumns: templateOf(columns) }}
      >
        <span role="columnheader" className="pr-2 text-right">
          {t('records.line')}
        </span>
        <span />
        {columns.map(({ field, isRight }) => (
          <span key={field} role="columnheader" className={`truncate px-2 ${isRight ? 'text-right' : ''}`}>
            {t(`recordFields.${field as 'quantity'}`)}
          </span>
        ))}
        <span role="columnheader" className="sr-only">
          {t('records.check')}
        </span>
      </div>
      {count === 0 ? (
        <p className="px-5 py-4 text-ink-2">{t('records.noLines')}</p>
      ) : (
        <VirtualList count={count} rowHeight={ROW_HEIGHT} cursor={cursor}>
          {children}
        </VirtualList>
      )}
    </div>
  );
}
