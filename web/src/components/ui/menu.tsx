import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { MenuEntry } from './menu-entries.js';
import { Named } from './named.js';

const load = () => import('./menu-content.js');
const MenuContent = lazy(async () => ({ default: (await load()).MenuContent }));

interface MenuProps {
  /** Name of the button where its content is not one. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  readonly className?: string;
  readonly align?: 'start' | 'end';
  readonly side?: 'bottom' | 'right' | 'top';
  /** The menu opens and closes from outside too, for a shortcut. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly tip?: string;
  readonly children: ReactNode;
}

/** A button with a menu. The menu's code is fetched when the button is first pointed at, focused or pressed. */
export function Menu({ label, entries, className, align = 'start', side = 'bottom', tip, children, ...control }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = control.open ?? ownOpen;
  const setOpen = control.onOpenChange ?? setOwnOpen;
  const button = useRef<HTMLButtonElement>(null);

  return (
    <span className="relative inline-flex min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        data-tip={open ? undefined : tip}
        className={className}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label === undefined ? children : <Named name={label}>{children}</Named>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MenuContent entries={entries} align={align} side={side} label={label} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
