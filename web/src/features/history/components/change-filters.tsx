import { type HistoryEntry, HistoryLane } from '@tallyport/contracts/work-order/history-http';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../components/trade/person.js';
import { Menu } from '../../../components/ui/menu.js';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { useText } from '../../../i18n/use-text.js';
import { usePeople } from '../../../lib/people.js';
import type { HistoryFilter } from '../api/queries.js';
import { useFieldText } from './value-text.js';

interface ChangeFiltersProps {
  readonly filter: HistoryFilter;
  /** Changes from which the choices come: nobody is offered who did nothing here. */
  readonly entries: readonly HistoryEntry[];
  onFilter(filter: HistoryFilter): void;
}

/** Whose changes, and of which field. Each choice says what it is now. */
export function ChangeFilters({ filter, entries, onFilter }: ChangeFiltersProps) {
  const t = useText();
  const personOf = usePeople();
  const fieldText = useFieldText();
  const nameOfUser = (userId: string) => {
    const person = personOf(userId);
    return person ? nameOf(person) : t('history.somebody');
  };
  const { field, ...who } = filter;
  const ofField = field === undefined ? {} : { field };
  const actorIds = [...new Set(entries.flatMap(({ actor }) => idOf(actor) ?? []))];
  const lanes = HistoryLane.options.filter((lane) => lane !== 'people' && entries.some((entry) => entry.lane === lane));
  const fields = [...new Set(entries.flatMap((entry) => entry.field ?? []))];
  const item = (label: string, checked: boolean, next: HistoryFilter): MenuEntry => ({
    kind: 'item',
    label,
    checked,
    onSelect: () => onFilter(next),
  });

  return (
    <>
      <FilterMenu
        entries={[
          item(t('history.everyone'), who.actor === undefined && who.lane === undefined, ofField),
          ...actorIds.map((actor) => item(nameOfUser(actor), actor === who.actor, { actor, ...ofField })),
          ...(lanes.length > 0 ? [{ kind: 'separator' } as const] : []),
          ...lanes.map((lane) => item(t(`history.lanes.${lane}`), lane === who.lane, { lane, ...ofField })),
        ]}
      >
        {who.actor !== undefined ? nameOfUser(who.actor) : who.lane !== undefined ? t(`history.lanes.${who.lane}`) : t('history.everyone')}
      </FilterMenu>
      <FilterMenu
        entries={[
          item(t('history.everyField'), field === undefined, who),
          ...fields.map((one) => item(fieldText(one), one === field, { ...who, field: one })),
        ]}
      >
        {field === undefined ? t('history.everyField') : fieldText(field)}
      </FilterMenu>
    </>
  );
}

/** Whoever acts by name: a person or a key. */
function idOf(actor: HistoryEntry['actor']): string | null {
  return actor.kind === 'person' ? actor.user_id : actor.kind === 'api-key' ? actor.key_id : null;
}

function FilterMenu({ entries, children }: { entries: readonly MenuEntry[]; children: ReactNode }) {
  return (
    <Menu
      entries={entries}
      className="flex h-6 max-w-44 items-center gap-1.5 rounded-mark bg-hover px-2 text-caption text-ink-2 hover:text-ink"
    >
      <span className="truncate first-letter:uppercase">{children}</span>
      <ChevronDown className="size-3 shrink-0" aria-hidden="true" />
    </Menu>
  );
}
