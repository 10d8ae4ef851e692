import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { codeText } from '../../lib/records/line-choices.js';

interface CodeSelectProps {
  readonly field: string;
  readonly label: string;
  readonly code: string;
  readonly choices: readonly CodeEntry[];
  onCommit(code: string): void;
  /** By Escape, or because the person went elsewhere. */
  onGiveUp(isByKey: boolean): void;
}

/** A value that is one of a list. What is not implemented yet is shown and cannot be chosen. */
export function CodeSelect({ field, label, code, choices, onCommit, onGiveUp }: CodeSelectProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this field to choose
      autoFocus
      aria-label={label}
      defaultValue={code}
      onChange={(event) => onCommit(event.target.value)}
      onBlur={() => onGiveUp(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onGiveUp(true);
      }}
      className="-mx-1 h-6 w-[calc(100%+8px)] rounded-mark border border-control bg-surface px-0.5 font-medium"
    >
      <option value="">{t('records.empty')}</option>
      {choices.map((entry) => (
        <option key={entry.code} value={entry.code} disabled={entry.disabled === true}>
          {codeText(field, entry, locale)}
        </option>
      ))}
    </select>
  );
}
