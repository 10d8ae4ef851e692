import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import type { Cursor } from '../../../lib/use-cursor.js';
import { COLUMNS } from './columns.js';
import { ShipmentRow } from './shipment-row.js';

const HEADERS = ['job', 'status', 'importer', 'waybill', 'route', 'arrives', 'deadline', 'documents', 'toCheck', 'staff'] as const;
const PLACES: Partial<Record<(typeof HEADERS)[number], string>> = { arrives: 'text-right', deadline: 'text-right', documents: 'pl-3' };

interface ShipmentTableProps {
  readonly rows: readonly ListedWorkOrder[];
  readonly cursor: Cursor;
  readonly onOpen: (id: string) => void;
}

/** The shipments as a grid with one cursor. */
export function ShipmentTable({ rows, cursor, onOpen }: ShipmentTableProps) {
  const t = useText();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const active = rows[cursor.at];

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
      <div role="row" className={`${COLUMNS} h-[30px] min-w-[1180px] shrink-0 border-b border-line text-caption text-ink-2`}>
        {HEADERS.map((header) => (
          <span
            key={header}
            role="columnheader"
            className={PLACES[header]}
            {...(header === 'toCheck' && { 'data-tip': t('workOrder.list.toCheckTip') })}
          >
            {t(`workOrder.columns.${header}`)}
          </span>
        ))}
      </div>
      <div ref={body} role="rowgroup" className="min-h-0 min-w-[1180px] flex-1 overflow-y-auto">
        {rows.map((job, index) => (
          <ShipmentRow
            key={job.id}
            id={`${id}-${job.id}`}
            job={job}
            active={index === cursor.at}
            onPoint={() => cursor.set(index)}
            onOpen={() => onOpen(job.id)}
          />
        ))}
      </div>
    </div>
  );
}
