import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import type { Cursor } from '../../../lib/use-cursor.js';
import type { KeptRow, KeptTable } from './kept-table.js';

interface RowTableProps {
  readonly table: KeptTable;
  readonly rows: readonly KeptRow[];
  readonly cursor: Cursor;
  onOpen(row: KeptRow): void;
}

/** One page of kept rows. */
export function RowTable({ table, rows, cursor, onOpen }: RowTableProps) {
  const t = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.rows[cursor.at]?.scrollIntoView({ block: 'nearest' });
  }, [cursor.at]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <table className="w-full table-fixed border-separate border-spacing-0" aria-label={t(`goods.tables.${table.id}`)}>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            {table.columns.map(([field, width]) => (
              <th
                key={field}
                scope="col"
                className="h-[30px] border-b border-line px-2 text-left text-caption font-medium text-ink-2 first:pl-5"
                style={width > 0 ? { width } : undefined}
              >
                {t(`goods.fields.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={row.id}
              aria-current={index === cursor.at}
              onClick={() => cursor.set(index)}
              onDoubleClick={() => onOpen(row)}
              className={clsx(index === cursor.at ? 'bg-select' : 'hover:bg-hover', row.there?.isGone && 'text-ink-3')}
            >
              {table.columns.map(([field], column) => (
                <td
                  key={field}
                  title={row.texts[field]}
                  className={clsx(
                    'h-8 truncate border-b border-line-soft px-2 first:pl-5',
                    column === 0 && 'font-medium',
                    /code/.test(field) && 'identifier',
                  )}
                >
                  <Cell row={row} field={field} isFirst={column === 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ row, field, isFirst }: { readonly row: KeptRow; readonly field: string; readonly isFirst: boolean }) {
  const t = useText();
  const text = row.texts[field] ?? '';
  if (isFirst && row.there?.isGone)
    return (
      <>
        {text} <span className="rounded-mark bg-sunken px-1 text-caption font-normal">{t('goods.inactive')}</span>
      </>
    );
  if (field !== 'hs_code') return text;
  const code = showHsCode(text);
  if (!row.there?.hsCode) return code;
  return <span data-tip={t('goods.codeThere', { code: showHsCode(row.there.hsCode) })}>{code} ≠</span>;
}
