import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import type { RecordEdits } from '../api/use-record-edits.js';
import { type Column, columnsOf } from '../model/columns.js';
import { editsOf } from '../model/edits.js';
import { type Cell, moved } from '../model/grid-cursor.js';
import { problemOf } from '../model/line-problem.js';
import { cellsOf, decimalOf } from '../model/paste.js';
import { GridRow } from './grid-row.js';
import { GridRows } from './grid-rows.js';

interface LineGridProps {
  readonly record: ShippingRecord;
  readonly cursor: Cell;
  onCursor(cell: Cell): void;
  /** Null where nothing may be changed. */
  readonly edits: RecordEdits | null;
}

/**
 * Lines as a grid: arrows move, typing replaces, Enter and F2 edit, Esc gives up, a block from a sheet can be pasted.
 * Only the rows in view exist, and one input, in the active cell.
 */
export function LineGrid({ record, cursor, onCursor, edits }: LineGridProps) {
  const t = useText();
  const columns = columnsOf(record.kind);
  const size = { rows: record.lines.length, columns: columns.length };
  const [draft, setDraft] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const cell = { row: Math.min(cursor.row, Math.max(0, size.rows - 1)), column: Math.min(cursor.column, columns.length - 1) };
  const column = columns[cell.column];
  const line = record.lines[cell.row];

  const write = (cells: readonly { row: number; column: number; text: string }[]) => {
    const wishes = cells.flatMap(({ row, column: index, text }) => {
      const target = record.lines[row];
      const wished = columns[index];
      return target && wished
        ? [{ line: target.line_id, field: wished.field, next: wished.form === 'decimal' ? decimalOf(text) : text }]
        : [];
    });
    edits?.edit(editsOf(record, wishes));
    return wishes.length;
  };
  const commit = (next: Cell | null) => {
    if (draft !== null) write([{ ...cell, text: draft }]);
    setDraft(null);
    if (next) onCursor(next);
    grid.current?.focus({ preventScroll: true });
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isEditing = draft !== null;
    const mod = event.ctrlKey || event.metaKey;
    if (isEditing) {
      if (event.key === 'Escape') {
        event.stopPropagation();
        setDraft(null);
        grid.current?.focus({ preventScroll: true });
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        commit(moved(cell, event.key, event.shiftKey, size));
      }
      return;
    }
    if (edits && !mod && !event.altKey && (event.key === 'F2' || event.key === 'Enter')) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(shownText(line, column));
    } else if (edits && mod && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      if (cell.row > 0) write([{ ...cell, text: shownText(record.lines[cell.row - 1], column) }]);
    } else if (edits && (event.key === 'Delete' || (event.key === 'Backspace' && !mod))) {
      event.preventDefault();
      write([{ ...cell, text: '' }]);
    } else if (edits && event.key.length === 1 && !mod && !event.altKey) {
      // A sign that is typed belongs to the cell, not to the shortcuts of the screen.
      event.preventDefault();
      event.stopPropagation();
      setDraft(event.key);
    } else {
      const next = mod ? null : moved(cell, event.key, event.shiftKey, size);
      if (!next) return;
      event.preventDefault();
      onCursor(next);
    }
  };

  const handlePaste = (event: ClipboardEvent) => {
    if (!edits || draft !== null) return;
    event.preventDefault();
    const rows = cellsOf(event.clipboardData.getData('text/plain'));
    write(rows.flatMap((texts, down) => texts.map((text, right) => ({ row: cell.row + down, column: cell.column + right, text }))));
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={t(`records.linesOf.${record.kind}`)}
      aria-rowcount={size.rows + 1}
      aria-activedescendant={`cell-${cell.row}-${cell.column}`}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onCopy={(event) => {
        if (draft !== null) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', shownText(line, column));
      }}
      className="flex min-h-0 flex-1 flex-col overflow-x-auto outline-none"
    >
      <GridRows columns={columns} count={size.rows} cursor={cell.row}>
        {(index) => {
          const shown = record.lines[index];
          return (
            shown && (
              <GridRow
                line={shown}
                index={index}
                columns={columns}
                active={index === cell.row ? cell.column : null}
                draft={index === cell.row ? draft : null}
                problem={problemOf(record, shown)}
                onDraft={setDraft}
                onCommit={() => commit(null)}
                onChoose={(chosen) => {
                  if (draft !== null) commit(null);
                  onCursor({ row: index, column: chosen });
                }}
                onEdit={() => edits && setDraft(shownText(shown, columns[cell.column]))}
              />
            )
          );
        }}
      </GridRows>
    </div>
  );
}

function shownText(line: ShownLine | undefined, column: Column | undefined): string {
  const value = column && line?.fields[column.field]?.value;
  return value === null || value === undefined ? '' : String(value);
}
