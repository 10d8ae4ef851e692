import { OrderType } from '@tallyport/contracts/work-order/details';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Keys } from '../../../components/ui/keys.js';
import { Menu } from '../../../components/ui/menu.js';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { ListAddress } from './list-address.js';

interface FilterBarProps {
  readonly address: ListAddress;
  readonly onChange: (next: Partial<ListAddress>) => void;
}

/** What the list is narrowed to, as chips, and the menu to narrow it further. */
export function FilterBar({ address, onChange }: FilterBarProps) {
  const t = useText();
  const { org } = useDesk();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: 'f', label: t('workOrder.list.filter'), run: () => setOpen(true) }]);

  const { status, branch, orderType } = address;
  const branchName = org.branches_info.find(({ id }) => id === branch)?.name;
  const toggle = (one: JobStatus) =>
    onChange({ status: status.includes(one) ? status.filter((other) => other !== one) : [...status, one] });
  const entries: MenuEntry[] = [
    {
      kind: 'submenu',
      label: t('workOrder.columns.status'),
      entries: JOB_STATUSES.map((one) => ({
        kind: 'item',
        label: t(`workOrder.status.${one}`),
        checked: status.includes(one),
        stays: true,
        onSelect: () => toggle(one),
      })),
    },
    {
      kind: 'submenu',
      label: t('workOrder.fields.branch'),
      entries: org.branches_info.map(({ id, name }) => ({
        kind: 'item',
        label: name,
        checked: id === branch,
        onSelect: () => onChange({ branch: id === branch ? null : id }),
      })),
    },
    {
      kind: 'submenu',
      label: t('workOrder.fields.order_type'),
      entries: OrderType.options.map((one) => ({
        kind: 'item',
        label: t(`workOrder.orderTypes.${one}`),
        checked: one === orderType,
        onSelect: () => onChange({ orderType: one === orderType ? null : one }),
      })),
    },
  ];

  return (
    <div className="flex h-9 shrink-0 items-center gap-2 px-5">
      {status.length > 0 && (
        <Chip
          name={t('workOrder.columns.status')}
          value={status.map((one) => t(`workOrder.status.${one}`)).join(', ')}
          onRemove={() => onChange({ status: [] })}
        />
      )}
      {branchName !== undefined && (
        <Chip name={t('workOrder.fields.branch')} value={branchName} onRemove={() => onChange({ branch: null })} />
      )}
      {orderType !== null && (
        <Chip
          name={t('workOrder.fields.order_type')}
          value={t(`workOrder.orderTypes.${orderType}`)}
          onRemove={() => onChange({ orderType: null })}
        />
      )}
      <Menu
        entries={entries}
        open={open}
        onOpenChange={setOpen}
        className="flex h-6 items-center gap-1.5 rounded-control px-1.5 text-caption font-medium text-ink-2 hover:bg-hover"
      >
        <Plus className="icon-small" aria-hidden="true" />
        {t('workOrder.list.filter')}
        <Keys keys="f" />
      </Menu>
      <span className="ml-auto text-caption text-ink-3">{t('workOrder.list.order')}</span>
    </div>
  );
}

function Chip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const t = useText();
  return (
    <span className="inline-flex h-[22px] items-center gap-1 rounded-mark bg-hover pl-2 text-caption text-ink-2">
      {t('workOrder.list.is', { name })} <span className="font-medium text-ink">{value}</span>
      <button
        type="button"
        aria-label={t('workOrder.list.remove', { name })}
        className="grid size-[22px] place-items-center text-ink-3 hover:text-ink"
        onClick={onRemove}
      >
        <X className="size-3" aria-hidden="true" />
      </button>
    </span>
  );
}
