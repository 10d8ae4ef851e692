import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import type { sectionsOf } from '../sections.js';

interface SectionPeekProps {
  readonly sections: ReturnType<typeof sectionsOf>;
  readonly chosen: string | undefined;
  readonly onClose: () => void;
}

/** The sections, shown by themselves: they take no focus, and go with the next key or press. Who wants them by keyboard opens the menu. */
export function SectionPeek({ sections, chosen, onClose }: SectionPeekProps) {
  const t = useText();
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      if (event.target instanceof Node && event.type === 'pointerdown' && box.current?.contains(event.target)) return;
      onClose();
    };
    document.addEventListener('keydown', close, true);
    document.addEventListener('pointerdown', close, true);
    return () => {
      document.removeEventListener('keydown', close, true);
      document.removeEventListener('pointerdown', close, true);
    };
  }, [onClose]);
  return (
    <ul
      ref={box}
      aria-label={t('shell.section')}
      className="absolute top-full left-0 z-40 mt-1 min-w-[200px] animate-appear rounded-panel bg-surface p-1 shadow-float"
    >
      {sections.map(({ id, to }) => (
        <li key={id}>
          <Link to={to} tabIndex={-1} onClick={onClose} className="flex min-h-7 items-center gap-2 rounded-control px-2 hover:bg-hover">
            <span className="flex-1 truncate">{t(`shell.${id}`)}</span>
            {id === chosen && <Check className="icon-small" aria-hidden="true" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
