import { clsx } from 'clsx';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.js';
import { useDraft } from '../../lib/use-draft.js';

interface CodeCellProps {
  readonly label: string;
  readonly code: string | null;
  /** Codes that may be meant by what stands there. */
  readonly suggestions?: readonly { readonly code: string; readonly full_name: string }[];
  readonly mayChange: boolean;
  onType?(text: string): void;
  onKeep(code: string | null): void;
}

/** A code in a row: Enter or leaving keeps it, Esc gives it up, empty takes it back. Both keys leave the field, so that the keys of the page work. */
export function CodeCell({ label, code, suggestions = [], mayChange, onType, onKeep }: CodeCellProps) {
  const t = useText();
  const list = useId();
  const [draft, setDraft, takeDraft] = useDraft();
  const keep = () => {
    const text = takeDraft()?.trim();
    if (text !== undefined && text !== (code ?? '')) onKeep(text === '' ? null : text);
  };
  if (!mayChange) return <span className="identifier">{code}</span>;
  return (
    <>
      <input
        aria-label={label}
        value={draft ?? code ?? ''}
        maxLength={35}
        autoComplete="off"
        spellCheck={false}
        list={suggestions.length > 0 ? list : undefined}
        placeholder={t('freightSettings.noCode')}
        className={clsx(
          'identifier -mx-1.5 h-6 w-full max-w-[220px] rounded-mark border bg-transparent px-1.5 placeholder:text-ink-3 hover:border-control focus:border-control focus:bg-surface',
          code === null ? 'border-line' : 'border-transparent',
        )}
        onChange={(event) => {
          setDraft(event.target.value);
          onType?.(event.target.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            if (draft !== null) event.stopPropagation();
            takeDraft();
          }
          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one.code} value={one.code}>
              {one.full_name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
