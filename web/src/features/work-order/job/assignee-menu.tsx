import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Face, nameOf } from '../../../components/trade/person.js';
import { Menu } from '../../../components/ui/menu.js';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { staffQuery } from '../../../lib/staff-query.js';
import { useAssign } from '../api/commands.js';

interface AssigneeMenuProps {
  readonly job: WorkOrder;
  readonly role: 'compiler' | 'broker';
  readonly readOnly: boolean;
}

/** Who works on the job in this role, and the menu to change it. */
export function AssigneeMenu({ job, role, readOnly }: AssigneeMenuProps) {
  const t = useText();
  const { org, role: myRole } = useDesk();
  const staff = useQuery(staffQuery(org.id, role));
  const assign = useAssign(job);
  const person = job[role];
  const shown = person ? (
    <span className="flex items-center gap-1.5">
      <Face person={person} />
      {nameOf(person)}
    </span>
  ) : (
    <span className={readOnly ? 'text-ink-3' : 'text-accent'}>{readOnly ? t('job.nobody') : t('job.assign')}</span>
  );
  if (readOnly || myRole === null) return shown;

  const entries: MenuEntry[] = [
    ...(staff.data?.results ?? []).map((one) => ({
      kind: 'item' as const,
      label: nameOf(one),
      checked: one.id === person?.id,
      onSelect: () => assign.mutate({ user_id: one.id, user_type: role }),
    })),
    ...(person
      ? [
          { kind: 'separator' as const },
          { kind: 'item' as const, label: t('job.takeBack'), onSelect: () => assign.mutate({ user_id: null, user_type: role }) },
        ]
      : []),
  ];
  return (
    <Menu
      label={t('job.assignRole', { role: t(`account.role.${role}`), name: person ? nameOf(person) : t('job.nobody') })}
      entries={entries}
      className="-mx-1.5 rounded-control px-1.5 hover:bg-hover"
    >
      <span className={assign.isPending ? 'text-ink-2' : undefined}>{shown}</span>
    </Menu>
  );
}
