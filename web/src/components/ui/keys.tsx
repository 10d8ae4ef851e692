import { clsx } from 'clsx';
import { showKeys } from '../../lib/keyboard/strokes.js';

/** Key caps of a shortcut, as this platform writes them. `onInk` for dark buttons. */
export function Keys({ keys, onInk = false }: { keys: string; onInk?: boolean }) {
  return (
    <span className="inline-flex gap-1" aria-hidden="true">
      {showKeys(keys).map((text) => (
        <kbd
          key={text}
          className={clsx(
            'inline-grid h-[18px] min-w-[18px] place-items-center rounded-mark border px-1 font-sans text-[11px] leading-none font-medium',
            onInk ? 'border-current/35' : 'border-line bg-surface text-ink-2',
          )}
        >
          {text}
        </kbd>
      ))}
    </span>
  );
}
