import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { wordsOf } from '../../lib/code-words.js';

interface CellSelectProps {
  readonly label: string;
  readonly choices: readonly CodeEntry[];
  readonly draft: string;
  onDraft(code: string): void;
  onCommit(): void;
}

/** A cell whose value is one of a list, in words. Its keys are those of every cell: the grid hears them. */
export function CellSelect({ label, choices, draft, onDraft, onCommit }: CellSelectProps) {
  const t = useText();
  const locale = useLocale();
  const isOther = draft !== '' && !choices.some(({ code }) => code === draft);
  return (
    <select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this cell to choose
      autoFocus
      aria-label={label}
      value={draft}
      onChange={(event) => onDraft(event.target.value)}
      onBlur={onCommit}
      className="-mx-2 h-full w-[calc(100%+16px)] bg-surface px-1 outline-none"
    >
      <option value="">{t('records.empty')}</option>
      {isOther && <option value={draft}>{draft}</option>}
      {choices.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {wordsOf(choice, locale)}
        </option>
      ))}
    </select>
  );
}
