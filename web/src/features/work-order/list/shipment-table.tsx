import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { type KeyboardEvent, useDeferredValue, useEffect, useId } from 'react';
import { useText } from '../../../i18n/use-text.js';
import type { Cursor } from '../../../lib/use-cursor.js';
import { useStable } from '../../../lib/use-stable.js';
import type { Selection } from '../bulk/use-selection.js';
import { gridOf, leastWidth, type ShownColumn } from './list-columns.js';
import { ShipmentRow } from './shipment-row.js';
import { TableHead } from './table-head.js';

/** A page of the list is painted at once, and of more what the screen has room for. */
const LEAST = 25;
const ROW_HEIGHT = 32;
const NONE: readonly ListedWorkOrder[] = [];

interface ShipmentTableProps {
  readonly rows: readonly ListedWorkOrder[];
  readonly columns: readonly ShownColumn[];
  readonly cursor: Cursor;
  readonly sort: string | null;
  /** Absent where the list has one order alone. */
  readonly onSort?: ((sort: string) => void) | undefined;
  /** Absent where nothing can be done with many. */
  readonly selection?: Selection | undefined;
  readonly onOpen: (id: string) => void;
}

/** The shipments as a grid with one cursor. A row is drawn anew where something of it changed, and not whenever the list is. */
export function ShipmentTable({ rows, columns, cursor, sort, onSort, selection, onOpen }: ShipmentTableProps) {
  const t = useText();
  const id = useId();
  const active = rows[cursor.at];
  const grid = gridOf(columns, selection !== undefined);
  const shown = useShown(rows, cursor.at);
  const point = useStable(cursor.set);
  const open = useStable(onOpen);
  const select = useStable((index: number, reaches: boolean) => (reaches ? selection?.reach(index) : selection?.toggle(index)));

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && active && event.target === event.currentTarget) onOpen(active.id);
  }

  return (
    <div
      role="grid"
      tabIndex={0}
      aria-label={t('shell.shipments')}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={active && `${id}-${active.id}`}
      className="flex min-h-0 flex-1 flex-col overflow-x-auto -outline-offset-2"
      onKeyDown={handleKey}
    >
      <TableHead columns={columns} sort={sort} onSort={onSort} selection={selection} />
      <div role="rowgroup" className="min-h-0 flex-1 overflow-y-auto" style={{ minWidth: leastWidth(columns) }}>
        {shown.map((job, index) => (
          <ShipmentRow
            // In the place of one job another is shown: its elements stay, and what they say is changed.
            key={index}
            id={`${id}-${job.id}`}
            index={index}
            job={job}
            columns={columns}
            grid={grid}
            active={index === cursor.at}
            selected={selection?.has(job.id)}
            onSelect={selection && select}
            onPoint={point}
            onOpen={open}
          />
        ))}
      </div>
    </div>
  );
}

/** Of rows that just came those of the first screen, and all of them once these are painted. A row that is there stays. */
function useShown(rows: readonly ListedWorkOrder[], at: number): readonly ListedWorkOrder[] {
  const first = Math.max(LEAST, Math.ceil(window.innerHeight / ROW_HEIGHT));
  const painted = useDeferredValue(rows, NONE);
  if (rows === painted || rows.length <= first) return rows;
  const ids = new Set(painted.map(({ id }) => id));
  return rows.slice(0, Math.max(first, at + 1, rows.findLastIndex(({ id }) => ids.has(id)) + 1));
}
