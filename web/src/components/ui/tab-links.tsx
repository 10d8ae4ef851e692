import { clsx } from 'clsx';
import type { To } from 'react-router-dom';
import { Link } from './link.js';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly to: To;
}

/** Tabs that are places: each has an address. The chosen one is underlined in ink. */
export function TabLinks({ label, tabs, chosen }: { label: string; tabs: readonly TabLink[]; chosen: string }) {
  return (
    <nav aria-label={label} className="flex min-w-0 gap-[18px] overflow-x-auto pr-2 pl-5">
      {tabs.map(({ id, label, count, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === chosen ? 'page' : undefined}
          className={clsx(
            'flex h-9 shrink-0 items-center gap-1.5 border-b-2 font-medium -outline-offset-2',
            id === chosen ? 'border-ink text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {label}
          {count !== undefined && count > 0 && <span className="text-count text-ink-3">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
