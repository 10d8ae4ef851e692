import type { ReactNode } from 'react';
import { Link } from '../../components/ui/link.js';
import { Tally } from '../../components/ui/tally.js';
import { useText } from '../../i18n/use-text.js';

/** The frame of the desk where there is no organisation to work in: the mark leads home, the stage says what is the matter. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <div className="grid h-full grid-cols-[56px_minmax(0,1fr)] grid-rows-[44px_minmax(0,1fr)] bg-canvas">
      <nav aria-label={t('shell.navigation')} className="row-span-2">
        <Link to="/" aria-label={t('shell.home')} className="flex h-11 items-center pl-4 -outline-offset-2">
          <Tally />
        </Link>
      </nav>
      <header className="flex items-center pl-5 text-section">{t('common.product')}</header>
      <main className="flex min-h-0 min-w-0 flex-col rounded-tl-panel border-t border-l border-line bg-surface">{children}</main>
    </div>
  );
}
