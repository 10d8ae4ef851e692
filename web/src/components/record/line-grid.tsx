import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { verdictOf } from '@tallyport/domain/shipping-record/line-verdict';
import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { inertCell, liveCell } from '../../lib/csv.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { editsOf, type Spot } from '../../lib/records/edits.js';
import { choiceBegunBy, lineChoicesOf } from '../../lib/records/line-choices.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { useDraft } from '../../lib/use-draft.js';
import { useStable } from '../../lib/use-stable.js';
import type { Column } from './columns.js';
import { type Cell, moved } from './grid-cursor.js';
import { GridRow } from './grid-row.js';
import { GridRows } from './grid-rows.js';
import { cellsOf } from './paste.js';
import { typedValue } from './typed-value.js';
import type { Columns } from './use-columns.js';
import type { ValueNote } from './value-note.js';

/** By how much a key makes a column wider or narrower. */
const RESIZE_STEP = 12;

interface LineGridProps {
  readonly record: ShippingRecord;
  readonly columns: Columns;
  readonly cursor: Cell;
  onCursor(cell: Cell): void;
  /** Null where nothing may be changed. */
  readonly edits: RecordEdits | null;
  /** One of several on the screen: its keys work only while it has the focus. */
  readonly isBesideOthers?: boolean;
  /** Of several on the screen, the one whose cursor is shown: where the person is. */
  readonly isChosen?: boolean;
  /** By which it is found when a key leads to one of its lines. */
  readonly name?: string;
  /** What stands against a value. */
  readonly noteOf?: ((spot: Spot) => ValueNote | null) | undefined;
  /** Lines against which something stands, in a column that is shown or not. */
  readonly wrongLines?: ReadonlySet<string> | undefined;
  /** The same of a text that is being typed; null for one that can be saved. */
  readonly check?: ((spot: Spot, text: string) => string | null) | undefined;
}

/**
 * Lines as a grid: arrows move, typing replaces, Enter and F2 edit, Esc gives up, a block from a sheet can be pasted.
 * Only the rows in view exist, and one input, in the active cell.
 */
export function LineGrid({
  record,
  columns: { shown: columns, ...layout },
  cursor,
  onCursor,
  edits,
  isBesideOthers = false,
  isChosen = true,
  name,
  noteOf,
  wrongLines,
  check,
}: LineGridProps) {
  const t = useText();
  const locale = useLocale();
  const size = { rows: record.lines.length, columns: columns.length };
  const [draft, setDraft, takeDraft] = useDraft();
  const grid = useRef<HTMLDivElement>(null);
  const id = useId();
  /** Where somebody types, and what stood there when they began: lines may come and values may change under their hands. */
  const [typing, setTyping] = useState<{ readonly line: string; readonly previous: FieldValue } | null>(null);
  const typed = draft === null ? -1 : record.lines.findIndex(({ line_id }) => line_id === typing?.line);
  const cell = {
    row: Math.min(typed < 0 ? cursor.row : typed, Math.max(0, size.rows - 1)),
    column: Math.min(cursor.column, columns.length - 1),
  };
  const column = columns[cell.column];
  const line = record.lines[cell.row];

  const write = (cells: readonly { row: number; column: number; text: string }[]) => {
    const values = cells.flatMap(({ row, column: index, text }) => {
      const target = record.lines[row];
      const column = columns[index];
      return target && column ? [{ line: target.line_id, field: column.field, next: typedValue(column.form, text) }] : [];
    });
    edits?.edit(editsOf(record, values));
    return values.length;
  };
  const begin = (text: string, row = cell.row) => {
    const target = record.lines[row];
    const choices = column ? lineChoicesOf(column.field) : null;
    const standing = shownText(target, column);
    setTyping(target && column ? { line: target.line_id, previous: target.fields[column.field]?.value ?? null } : null);
    setDraft(choices === null || text === standing ? text : choiceBegunBy(choices, text, standing, locale));
  };
  const commit = (next: Cell | null) => {
    const text = takeDraft();
    if (text !== null && typing !== null && column)
      edits?.edit(editsOf(record, [{ ...typing, field: column.field, next: typedValue(column.form, text) }]));
    if (next) onCursor(next);
    grid.current?.focus({ preventScroll: true });
  };

  const fillDown = () => {
    if (cell.row > 0) write([{ ...cell, text: shownText(record.lines[cell.row - 1], column) }]);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isEditing = draft !== null;
    const mod = event.ctrlKey || event.metaKey;
    if (isEditing) {
      if (event.key === 'Escape') {
        event.stopPropagation();
        takeDraft();
        grid.current?.focus({ preventScroll: true });
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault();
        commit(moved(cell, event.key, event.shiftKey, size));
      }
      return;
    }
    if (event.altKey) return;
    if (edits && !mod && event.key === 'F2') {
      event.preventDefault();
      begin(shownText(line, column));
    } else if (event.key === 'Enter') {
      // Enter edits; where the grid is the only one it is a key of the screen, which shows it.
      if (isBesideOthers && edits) begin(shownText(line, column));
    } else if (edits && (event.key === 'Delete' || (event.key === 'Backspace' && !mod))) {
      event.preventDefault();
      write([{ ...cell, text: '' }]);
    } else if (edits && event.key.length === 1 && !mod) {
      // A sign that is typed belongs to the cell, not to the shortcuts of the screen.
      event.preventDefault();
      event.stopPropagation();
      begin(event.key);
    } else {
      const next = mod ? null : moved(cell, event.key, event.shiftKey, size);
      if (!next) return;
      event.preventDefault();
      onCursor(next);
    }
  };

  const handleCommit = useStable(() => commit(null));
  const handleChoose = useStable((row: number, chosen: number) => {
    if (draft !== null) commit(null);
    onCursor({ row, column: chosen });
  });
  const handleEdit = useStable((row: number) => edits && begin(shownText(record.lines[row], column), row));

  const moveBy = (key: string) => {
    grid.current?.focus({ preventScroll: true });
    const next = moved(cell, key, false, size);
    if (next) onCursor(next);
  };
  const resizeBy = (pixels: number) => column && layout.resize(column.field, column.width + pixels);
  const shortcuts = [
    { keys: 'arrowdown', label: t('records.keys.move'), run: () => moveBy('ArrowDown') },
    { keys: 'arrowup', label: t('records.keys.move'), run: () => moveBy('ArrowUp'), minor: true },
    ...(edits && line
      ? [
          { keys: 'enter', label: t('records.keys.edit'), run: () => begin(shownText(line, column)) },
          { keys: 'mod+d', label: t('records.keys.fillDown'), run: fillDown },
        ]
      : []),
    { keys: 'alt+shift+arrowleft', label: t('records.keys.narrower'), run: () => resizeBy(-RESIZE_STEP), minor: true },
    { keys: 'alt+shift+arrowright', label: t('records.keys.wider'), run: () => resizeBy(RESIZE_STEP), minor: true },
  ];
  useShortcuts(isBesideOthers ? [] : shortcuts);

  useEffect(() => {
    document.getElementById(`${id}-${cell.row}-${cell.column}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, cell.row, cell.column]);

  const handlePaste = (event: ClipboardEvent) => {
    if (!edits || draft !== null) return;
    event.preventDefault();
    const rows = cellsOf(event.clipboardData.getData('text/plain'));
    write(
      rows.flatMap((texts, down) =>
        texts.map((text, right) => ({ row: cell.row + down, column: cell.column + right, text: liveCell(text) })),
      ),
    );
  };

  const wrong =
    draft === null || !line || !column
      ? null
      : (check?.({ line: line.line_id, field: column.field }, typedValue(column.form, draft)) ?? null);
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        ref={grid}
        role="grid"
        tabIndex={0}
        aria-label={t(`records.linesOf.${record.kind}`)}
        aria-rowcount={size.rows + 1}
        aria-activedescendant={`${id}-${cell.row}-${cell.column}`}
        data-grid={name}
        onFocus={(event) => {
          if (!isChosen && event.target === event.currentTarget) onCursor(cell);
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onCopy={(event) => {
          if (draft !== null) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', inertCell(shownText(line, column)));
        }}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        <GridRows columns={{ shown: columns, ...layout }} count={size.rows} cursor={cell.row}>
          {(index) => {
            const shown = record.lines[index];
            return (
              shown && (
                <GridRow
                  gridId={id}
                  line={shown}
                  index={index}
                  columns={columns}
                  active={isChosen && index === cell.row ? cell.column : null}
                  draft={index === cell.row ? draft : null}
                  {...verdictOf(record, shown)}
                  noteOf={noteOf}
                  wrongLines={wrongLines}
                  check={check}
                  onDraft={setDraft}
                  onCommit={handleCommit}
                  onChoose={handleChoose}
                  onEdit={handleEdit}
                />
              )
            );
          }}
        </GridRows>
      </div>
      <p
        role="status"
        className={clsx(
          wrong !== null &&
            'absolute bottom-1 left-5 z-30 rounded-control border border-line bg-surface px-2 py-1 text-caption text-red shadow-float',
        )}
      >
        {wrong !== null && column && `${t(`recordFields.${column.field}`)}: ${wrong}`}
      </p>
    </div>
  );
}

function shownText(line: ShownLine | undefined, column: Column | undefined): string {
  const value = column && line?.fields[column.field]?.value;
  return value === null || value === undefined ? '' : String(value);
}
