import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import type { Layer } from '../../lib/keyboard/shortcuts.js';
import { useOfferedShortcuts, useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { sectionsOf } from '../sections.js';
import { Sidebar } from './sidebar.js';
import { TopBar } from './top-bar.js';

const DeskPalette = lazy(async () => ({ default: (await import('./desk-palette.js')).DeskPalette }));
const ShortcutsSheet = lazy(async () => ({ default: (await import('../../components/ui/shortcuts-sheet.js')).ShortcutsSheet }));

type Overlay = { kind: 'palette' | 'keys'; layers: readonly Layer[] } | null;

/** The frame: sidebar, top bar and the stage, which alone scrolls, in its regions. */
export function Shell() {
  const t = useText();
  const desk = useDesk();
  const navigate = useNavigate();
  const layers = useOfferedShortcuts();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = () => setOverlay(null);

  useShortcuts(
    [
      { keys: 'mod+k', label: t('shell.palette'), run: () => setOverlay({ kind: 'palette', layers }), inFields: true },
      { keys: '?', label: t('shell.keys'), run: () => setOverlay({ kind: 'keys', layers }) },
      ...sectionsOf(desk).map(({ id, letter, to }) => ({ keys: `g ${letter}`, label: t(`shell.${id}`), run: () => void navigate(to) })),
    ],
    'everywhere',
  );

  return (
    <div className="grid h-full grid-cols-[56px_minmax(0,1fr)] grid-rows-[44px_minmax(0,1fr)] bg-canvas print:block print:h-auto">
      <a
        href="#stage"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:px-3 focus:py-2"
      >
        {t('shell.skipToContent')}
      </a>
      <Sidebar />
      <TopBar onPalette={() => setOverlay({ kind: 'palette', layers })} onKeys={() => setOverlay({ kind: 'keys', layers })} />
      <main
        id="stage"
        tabIndex={-1}
        className="col-start-2 flex min-h-0 min-w-0 flex-col overflow-hidden rounded-tl-panel border-t border-l border-line bg-surface print:overflow-visible print:border-0"
      >
        <Outlet />
      </main>
      <Suspense fallback={<Silence />}>
        {overlay?.kind === 'palette' && <DeskPalette layers={overlay.layers} onClose={close} />}
        {overlay?.kind === 'keys' && <ShortcutsSheet layers={overlay.layers} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Until what was asked for is there, the screen below takes no keys: not its shortcuts, and not the button that has the focus. */
function Silence() {
  useShortcuts([], 'modal');
  useEffect(() => {
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
    };
    document.addEventListener('keydown', swallow, { capture: true });
    return () => document.removeEventListener('keydown', swallow, { capture: true });
  }, []);
  return null;
}
