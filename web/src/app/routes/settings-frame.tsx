import { clsx } from 'clsx';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { settingsPages } from './settings-pages.js';

/** The screens of an organisation's settings: on the left a list of them, each with an address of its own; above each its name. */
export function SettingsFrame() {
  const t = useText();
  const desk = useDesk();
  const { pathname } = useLocation();
  const base = `/organization/${desk.org.id}/settings`;
  const groups = settingsPages(t, desk);
  const chosen = groups.flatMap(({ pages }) => pages).find(({ id }) => pathname === `${base}/${id}`);
  return (
    <div className="flex min-h-0 flex-1">
      <nav
        aria-label={t('shell.settings')}
        className="flex w-[200px] shrink-0 flex-col overflow-y-auto border-r border-line bg-sunken pb-4"
      >
        <p className="flex h-[52px] shrink-0 items-center px-4 text-section">{t('shell.settings')}</p>
        {groups.map(({ title, pages }) => (
          <div key={title} className="px-2 pb-3">
            <h2 className="px-2 pb-1 text-caption text-ink-3">{title}</h2>
            {pages.map(({ id, label }) => (
              <Link
                key={id}
                to={`${base}/${id}`}
                aria-current={id === chosen?.id ? 'page' : undefined}
                className={clsx(
                  'flex h-7 items-center rounded-control px-2 -outline-offset-2',
                  id === chosen?.id ? 'bg-surface font-medium text-ink ring-1 ring-line' : 'text-ink-2 hover:bg-hover hover:text-ink',
                )}
              >
                <span className="truncate">{label}</span>
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <h1 className="flex h-[52px] shrink-0 items-center border-b border-line px-5 text-title">{chosen?.label ?? t('shell.settings')}</h1>
        <Outlet />
      </div>
    </div>
  );
}
