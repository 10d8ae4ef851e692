import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { useText } from '../../../i18n/use-text.js';
import type { Cursor } from '../../../lib/use-cursor.js';
import type { Selection } from '../bulk/use-selection.js';
import { gridOf, leastWidth, type ShownColumn } from './list-columns.js';
import { ShipmentRow } from './shipment-row.js';
import { TableHead } from './table-head.js';

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

/** The shipments as a grid with one cursor. */
export function ShipmentTable({ rows, columns, cursor, sort, onSort, selection, onOpen }: ShipmentTableProps) {
  const t = useText();
  const id = useId();
  const active = rows[cursor.at];
  const grid = gridOf(columns, selection !== undefined);

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
        {rows.map((job, index) => (
          <ShipmentRow
            key={job.id}
            id={`${id}-${job.id}`}
            job={job}
            columns={columns}
            grid={grid}
            active={index === cursor.at}
            selected={selection?.has(job.id)}
            onSelect={selection && ((reaches) => (reaches ? selection.reach(index) : selection.toggle(index)))}
            onPoint={() => cursor.set(index)}
            onOpen={() => onOpen(job.id)}
          />
        ))}
      </div>
    </div>
  );
}
