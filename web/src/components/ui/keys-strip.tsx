import { useText } from '../../i18n/use-text.js';
import { useOfferedShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { Keys } from './keys.js';

/** The foot of a screen: the keys that work here, those of the whole screen before those of its parts. */
export function KeysStrip() {
  const t = useText();
  const shown = useOfferedShortcuts()
    .filter(({ scope }) => scope === 'screen')
    .toReversed()
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ minor }) => !minor);

  return (
    <footer className="flex h-9 shrink-0 items-center gap-4 overflow-hidden border-t border-line bg-sunken px-5 text-caption text-ink-2">
      {shown.map(({ keys, label }) => (
        <span key={keys} className="flex shrink-0 items-center gap-1.5">
          <Keys keys={keys} /> {label}
        </span>
      ))}
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        <Keys keys="?" /> {t('common.allKeys')}
      </span>
    </footer>
  );
}
