import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/ui/link.js';
import { Tally } from '../../components/ui/tally.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { sectionAt, sectionsOf } from '../sections.js';
import { type OwnStanding, UserDialogs } from './user-dialogs.js';
import { UserMenu } from './user-menu.js';

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 200;

/** Icons, 56 wide; on hover or focus a layer of 224 over the content, which does not move. */
export function Sidebar() {
  const t = useText();
  const desk = useDesk();
  const sections = sectionsOf(desk);
  const chosen = sectionAt(sections, useLocation());
  const { open, close, ...hover } = useHoverOpen();
  const [edits, setEdits] = useState<OwnStanding | null>(null);

  return (
    <nav aria-label={t('shell.navigation')} className="relative row-span-2 print:hidden">
      <div
        {...hover}
        className={clsx(
          'absolute inset-y-0 left-0 z-20 flex flex-col overflow-hidden pb-2.5 transition-[width] duration-160 ease-out',
          open ? 'w-56 bg-canvas shadow-float' : 'w-14',
        )}
      >
        <Link
          to={`/organization/${desk.org.id}/jobs`}
          aria-label={t('shell.home')}
          className="flex h-11 shrink-0 items-center gap-3 pl-4 -outline-offset-2"
        >
          <Tally />
          <span className={clsx('text-section', !open && 'invisible')}>{t('common.product')}</span>
        </Link>
        <div className="flex flex-col gap-0.5 px-2 pt-1">
          {sections.map(({ id, to, icon: Icon, beginsGroup }) => (
            <Link
              key={id}
              to={to}
              aria-current={id === chosen?.id ? 'page' : undefined}
              className={clsx(
                beginsGroup && 'relative mt-2.5 before:absolute before:inset-x-0 before:-top-1.5 before:border-t before:border-line',
                'flex h-9 items-center gap-3 rounded-control pl-2.5 whitespace-nowrap -outline-offset-2',
                id === chosen?.id ? 'bg-surface text-ink ring-1 ring-line' : 'text-ink-2 hover:bg-hover hover:text-ink',
              )}
            >
              <Icon className="icon-large" aria-hidden="true" />
              <span className={clsx(!open && 'opacity-0')}>{t(`shell.${id}`)}</span>
            </Link>
          ))}
        </div>
        <div className="mt-auto px-2">
          <UserMenu
            expanded={open}
            onEdit={(what) => {
              close();
              setEdits(what);
            }}
          />
        </div>
      </div>
      <UserDialogs edits={edits} onClose={() => setEdits(null)} />
    </nav>
  );
}

/** Opens a moment after the pointer came, or at once on focus by keyboard; closes a moment after it left. */
function useHoverOpen() {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  const later = (next: boolean, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), ms);
  };
  return {
    open,
    close: () => later(false, 0),
    onPointerEnter: () => later(true, OPEN_AFTER_MS),
    onPointerLeave: () => later(false, CLOSE_AFTER_MS),
    onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && later(true, 0),
    onBlur: () => later(false, CLOSE_AFTER_MS),
  };
}
