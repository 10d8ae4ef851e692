import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PersonAvatar } from '../../components/trade/person.js';
import { Link } from '../../components/ui/link.js';
import { LiveValue } from '../../components/ui/live-value.js';
import { NameText } from '../../components/ui/name-text.js';
import { Tick } from '../../components/ui/tick.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { usePeople } from '../../lib/people.js';
import { AttemptDots } from './attempt-dots.js';
import { COLUMNS } from './columns.js';
import { ExportStateText } from './export-state.js';
import { useAge } from './use-age.js';

interface ExportLineProps {
  readonly row: ExportRow;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
}

/** One export in the cells of one line. A cell that changes while it is looked at washes once. */
export const ExportLine = memo(function ExportLine({ row, isCurrent, isSelected, onToggle }: ExportLineProps) {
  const t = useText();
  const { org } = useDesk();
  const age = useAge();
  const personOf = usePeople();
  const { id, work_order, kind, shown, attempts, group, state, since } = row;
  return (
    <div className={clsx(COLUMNS, 'h-full border-b border-line-soft', isCurrent && 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]')}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- X does the same for the row of the cursor */}
      <span
        role="gridcell"
        tabIndex={-1}
        className="-m-2 p-2"
        onClick={(event) => {
          event.stopPropagation();
          onToggle(id);
        }}
      >
        <Tick isOn={isSelected} />
      </span>
      <span role="gridcell">
        <Link
          to={`/organization/${org.id}/jobs/${work_order.id}`}
          tabIndex={-1}
          className="identifier font-medium hover:underline"
          onClick={(event) => event.stopPropagation()}
        >
          {work_order.code}
        </Link>
      </span>
      <span role="gridcell" className="truncate text-ink-2">
        {t(`operations.kinds.${kind}`)}
      </span>
      <span role="gridcell" className="truncate">
        <NameText text={shown.importer} />
      </span>
      <span role="gridcell" className="truncate font-mono text-[11.5px]">
        {shown.importer_code}
      </span>
      <span role="gridcell">
        <LiveValue version={String(attempts)}>
          <AttemptDots count={attempts} isRed={group === 'waiting'} />
        </LiveValue>
      </span>
      <span role="gridcell" className="text-right">
        <LiveValue version={since}>{age(since)}</LiveValue>
      </span>
      <span role="gridcell" className="pl-2">
        <LiveValue version={state}>
          <ExportStateText row={row} />
        </LiveValue>
      </span>
      <span role="gridcell" className="flex items-center">
        <PersonAvatar person={row.requested_by === null ? null : personOf(row.requested_by)} nobody={t('operations.nobody')} />
      </span>
    </div>
  );
});
