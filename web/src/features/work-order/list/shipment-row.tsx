import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from '../../../components/ui/link.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useWashes } from '../../../lib/use-washes.js';
import { COLUMN_FORMS, ROW, type ShownColumn } from './list-columns.js';
import { SelectBox } from './select-box.js';
import { cellOf } from './shipment-cells.js';

interface ShipmentRowProps {
  readonly id: string;
  readonly index: number;
  readonly job: ListedWorkOrder;
  readonly columns: readonly ShownColumn[];
  readonly grid: string;
  readonly active: boolean;
  /** Absent where nothing can be selected. */
  readonly selected?: boolean | undefined;
  readonly onSelect?: ((index: number, reaches: boolean) => void) | undefined;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (id: string) => void;
}

/** One shipment in one line of 32 px. A cell whose value somebody else just changed washes once. */
export const ShipmentRow = memo(function ShipmentRow({
  id,
  index,
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
  const cells = columns.map((column) => ({ column, ...cellOf(column, job, { t, locale, org }) }));
  const washes = useWashes(job.id, Object.fromEntries(cells.map(({ column, version }) => [column, JSON.stringify(version)])));
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
      onPointerDown={() => onPoint(index)}
      onClick={() => onOpen(job.id)}
    >
      {onSelect && (
        <span role="gridcell" className="flex">
          <SelectBox
            label={t('workOrder.list.select', { code: job.code })}
            isOn={selected ?? false}
            onSelect={(reaches) => onSelect(index, reaches)}
          />
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
      {cells.map(({ column, shown }) => {
        const count = washes[column] ?? 0;
        const place = COLUMN_FORMS[column].place ?? '';
        const isRight = place === 'text-right';
        const washed = count > 0 && 'washed rounded-mark';
        return (
          <span
            key={`${column} ${count}`}
            role="gridcell"
            className={clsx(place, !isRight && 'flex items-center gap-2', !isRight && washed)}
          >
            {isRight && washed ? <span className={washed}>{shown}</span> : shown}
          </span>
        );
      })}
    </div>
  );
});
