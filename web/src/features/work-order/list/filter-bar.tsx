import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Keys } from '../../../components/ui/keys.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { isNarrowed, type ListAddress } from './list-address.js';

const load = async () => {
  const [{ FilterChips }] = await Promise.all([import('./filter-chips.js'), addTexts('finding')]);
  return { default: FilterChips };
};
const FilterChips = lazy(load);

interface FilterBarProps {
  readonly address: ListAddress;
  readonly onChange: (next: Partial<ListAddress>) => void;
  /** What stands at the right end. */
  readonly children: ReactNode;
}

/** What the list is narrowed to, and the way to narrow it further. Its code comes when the first filter is wished for. */
export function FilterBar({ address, onChange, children }: FilterBarProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const isWanted = wanted || isNarrowed(address);
  const setMenu = (next: boolean) => {
    setWanted(true);
    setOpen(next);
  };
  useShortcuts([{ keys: 'f', label: t('workOrder.list.filter'), run: () => setMenu(true) }]);

  const look = 'flex h-6 items-center gap-1.5 rounded-control px-1.5 text-caption font-medium text-ink-2 hover:bg-hover';
  const words = (
    <>
      <Plus className="icon-small" aria-hidden="true" />
      {t('workOrder.list.filter')}
      <Keys keys="f" />
    </>
  );
  const button = (
    <button type="button" aria-haspopup="menu" className={look} onPointerEnter={() => void load()} onClick={() => setMenu(true)}>
      {words}
    </button>
  );
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 overflow-hidden px-5">
      {isWanted ? (
        <Suspense fallback={button}>
          <FilterChips address={address} onChange={onChange} open={open} onOpenChange={setMenu} look={look}>
            {words}
          </FilterChips>
        </Suspense>
      ) : (
        button
      )}
      <span className="ml-auto flex shrink-0 items-center gap-2 pl-2 text-caption text-ink-3">{children}</span>
    </div>
  );
}
