import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu } from '../../../components/ui/menu.js';
import { useText } from '../../../i18n/use-text.js';
import { DaysDialog } from './days-dialog.js';
import type { ListAddress } from './list-address.js';
import { type ListFilter, type RangeName, useFilters } from './use-filters.js';

interface FilterChipsProps {
  readonly address: ListAddress;
  readonly onChange: (next: Partial<ListAddress>) => void;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly look: string;
  readonly children: ReactNode;
}

/** What the list is narrowed to, as chips, each of which opens its values again; and the menu of all filters. */
export function FilterChips({ address, onChange, open, onOpenChange, look, children }: FilterChipsProps) {
  const t = useText();
  const [range, setRange] = useState<RangeName | null>(null);
  const filters = useFilters(address, onChange, setRange);
  return (
    <>
      {filters.map((filter) => filter.value !== null && <Chip key={filter.key} filter={filter} value={filter.value} />)}
      <Menu
        entries={filters.map(({ name, entries }) => ({ kind: 'submenu', label: name, entries }))}
        open={open}
        onOpenChange={onOpenChange}
        className={look}
      >
        {children}
      </Menu>
      {filters.some(({ value }) => value !== null) && (
        <button type="button" className={look} onClick={() => onChange({ status: [], filters: {} })}>
          {t('common.clearFilters')}
        </button>
      )}
      {range !== null && (
        <DaysDialog
          name={range}
          filters={address.filters}
          onChoose={(days) => onChange({ filters: { ...address.filters, ...days } })}
          onClose={() => setRange(null)}
        />
      )}
    </>
  );
}

function Chip({ filter: { name, entries, clear }, value }: { filter: ListFilter; value: string }) {
  const t = useText();
  return (
    <span className="inline-flex h-[22px] max-w-[280px] min-w-0 items-center rounded-mark bg-hover text-caption text-ink-2">
      <Menu entries={entries} className="flex h-[22px] min-w-0 items-center gap-1 rounded-mark pl-2 hover:text-ink">
        <span className="shrink-0">{t('workOrder.list.is', { name })}</span>
        <span className="truncate font-medium text-ink">{value}</span>
      </Menu>
      <button
        type="button"
        aria-label={t('workOrder.list.remove', { name })}
        className="grid size-[22px] shrink-0 place-items-center text-ink-3 hover:text-ink"
        onClick={clear}
      >
        <X className="size-3" aria-hidden="true" />
      </button>
    </span>
  );
}
