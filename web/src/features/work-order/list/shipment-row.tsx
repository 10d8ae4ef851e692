import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from '../../../components/ui/link.js';
import { LiveValue } from '../../../components/ui/live-value.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { COLUMN_FORMS, ROW, type ShownColumn } from './list-columns.js';
import { SelectBox } from './select-box.js';
import { cellOf } from './shipment-cells.js';

interface ShipmentRowProps {
  readonly id: string;
  readonly job: ListedWorkOrder;
  readonly columns: readonly ShownColumn[];
  readonly grid: string;
  readonly active: boolean;
  /** Absent where nothing can be selected. */
  readonly selected?: boolean | undefined;
  readonly onSelect?: ((reaches: boolean) => void) | undefined;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

/** One shipment in one line of 32 px. A cell whose value somebody else just changed washes once. */
export const ShipmentRow = memo(function ShipmentRow({
  id,
  job,
  columns,
  grid,
  active,
  selected,
  onSelect,
  onPoint,
  onOpen,
}: ShipmentRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys of all its rows
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={active}
      className={clsx(
        ROW,
        'h-8 border-b border-line-soft',
        selected && !active && 'bg-select/60',
        active ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
      style={{ gridTemplateColumns: grid }}
      onPointerDown={onPoint}
      onClick={onOpen}
    >
      {onSelect && (
        <span role="gridcell" className="flex">
          <SelectBox label={t('workOrder.list.select', { code: job.code })} isOn={selected ?? false} onSelect={onSelect} />
        </span>
      )}
      <span role="gridcell">
        <Link
          to={`/organization/${org.id}/jobs/${job.id}`}
          tabIndex={-1}
          className="identifier font-medium hover:underline"
          onClick={(event) => event.stopPropagation()}
        >
          {job.code}
        </Link>
      </span>
      {columns.map((column) => {
        const { version, shown } = cellOf(column, job, { t, locale, org });
        const place = COLUMN_FORMS[column].place ?? '';
        return (
          <span key={column} role="gridcell" className={place}>
            <LiveValue version={JSON.stringify(version)} className={place === 'text-right' ? '' : 'flex min-w-0 items-center gap-2'}>
              {shown}
            </LiveValue>
          </span>
        );
      })}
    </div>
  );
});
