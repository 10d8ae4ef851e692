import { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { RefObject } from 'react';
import { Button } from '../../components/ui/button.js';
import { inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

interface SummaryFilterProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly status: EntryStatus | null;
  readonly q: string;
  /** Null until it is known. */
  readonly count: number | null;
  /** Whether only those are shown that would come out otherwise now; null where nothing is computed. */
  readonly isDiffer: boolean | null;
  onDiffer(): void;
  onStatus(status: EntryStatus | null): void;
  onText(text: string): void;
}

/** Which of them are shown: by status, and by a text in what names them. */
export function SummaryFilter({ inputRef, status, q, count, isDiffer, onDiffer, onStatus, onText }: SummaryFilterProps) {
  const t = useText();
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5">
      {isDiffer !== true && (
        <>
          <select
            aria-label={t('declarations.columns.status')}
            value={status ?? ''}
            onChange={(event) => onStatus(EntryStatus.safeParse(event.target.value).data ?? null)}
            className="h-7 rounded-control border border-control bg-surface px-1.5"
          >
            <option value="">{t('declarations.every')}</option>
            {EntryStatus.options.map((one) => (
              <option key={one} value={one}>
                {t(`declarations.statuses.${one}`)}
              </option>
            ))}
          </select>
          <input
            ref={inputRef}
            type="search"
            aria-label={t('declarations.find')}
            placeholder={t('declarations.find')}
            maxLength={100}
            defaultValue={q}
            onChange={(event) => onText(event.target.value.trim())}
            className={`${inputLook} max-w-72`}
          />
        </>
      )}
      {isDiffer !== null && (
        <Button size="small" keys="d" aria-pressed={isDiffer} variant={isDiffer ? 'primary' : 'plain'} onClick={onDiffer}>
          {t('declarations.differ.toggle')}
        </Button>
      )}
      <span className="ml-auto text-ink-2">{count === null ? '' : t('declarations.count', { count })}</span>
    </div>
  );
}
