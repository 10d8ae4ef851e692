import { Fragment } from 'react';
import { useText } from '../../i18n/use-text.js';
import { ColumnEdge } from './column-edge.js';
import { HEADER_HEIGHT, stuck, templateOf } from './grid-layout.js';
import { type Columns, headOf } from './use-columns.js';

/** The names of the columns; each has an edge by which it is made wider or narrower. */
export function GridHeader({ columns }: { columns: Columns }) {
  const t = useText();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 grid items-center border-b border-line bg-ground text-caption text-ink-2"
      style={{ gridTemplateColumns: templateOf(columns.shown), height: HEADER_HEIGHT }}
    >
      <span role="columnheader" className="sticky z-10 bg-inherit pr-2 text-right" style={stuck('number')}>
        {t('records.line')}
      </span>
      <span role="columnheader" className="sticky z-10 h-full bg-inherit" style={stuck('mark')}>
        <span className="sr-only">{t('records.mark')}</span>
      </span>
      {columns.shown.map(({ field, ...column }) => (
        <Fragment key={field}>
          <span
            role="columnheader"
            className={`flex h-full items-center px-2 ${column.isPinned ? 'sticky z-10 bg-inherit' : 'relative'} ${column.isRight ? 'justify-end' : ''}`}
            {...(column.isPinned && { style: stuck('pinned') })}
          >
            <span className="truncate" title={t(`recordFields.${field}`)}>
              {headOf(t, field)}
            </span>
            <ColumnEdge onResize={(width) => columns.resize(field, width)} />
          </span>
          {column.isChecked && (
            <span role="columnheader">
              <span className="sr-only">{t('records.check')}</span>
            </span>
          )}
        </Fragment>
      ))}
    </div>
  );
}
