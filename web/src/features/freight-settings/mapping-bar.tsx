import { useRef } from 'react';
import { Switch } from '../../components/ui/switch.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';

interface MappingBarProps {
  readonly label: string;
  readonly q: string;
  readonly missing: boolean;
  readonly count: string;
  onFilter(filter: { readonly q?: string; readonly missing?: boolean }): void;
}

/** What of a mapping is shown: what holds a text, or only what has no code yet. */
export function MappingBar({ label, q, missing, count, onFilter }: MappingBarProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: t('freightSettings.keys.filter'), run: () => input.current?.focus() }]);
  return (
    <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={q}
        maxLength={100}
        onChange={(event) => onFilter({ q: event.target.value })}
        onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Enter') && event.currentTarget.blur()}
        className="h-7 w-64 rounded-control border border-control bg-surface px-2"
      />
      <Switch label={t('freightSettings.missingOnly')} isOn={missing} mayTurn isNamed onTurn={(isOn) => onFilter({ missing: isOn })} />
      <span className="ml-auto text-caption text-ink-3">{count}</span>
    </div>
  );
}
