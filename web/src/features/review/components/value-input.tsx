import { clsx } from 'clsx';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import type { Doubt } from '../model/queue.js';
import { isFilled, type ReadValue } from '../model/read-values.js';
import { missedForm, typedValue } from '../model/typed-value.js';
import type { DraftValue } from '../model/use-draft-value.js';
import type { ReviewActions } from '../model/use-review-actions.js';
import { ValueTextField } from './value-text-field.js';

interface ValueInputProps {
  readonly value: ReadValue;
  readonly mark: Doubt['mark'] | null;
  readonly draft: DraftValue;
  readonly actions: ReviewActions | null;
  /** Said under the value while nothing is typed or taken. */
  readonly note: string | null;
}

/** The value as it stands; while something is typed or taken from the page, that, and what would be written of it. */
export function ValueInput({ value, mark, draft: { draft, style, type }, actions, note }: ValueInputProps) {
  const t = useText();
  const locale = useLocale();
  const { form, shown, field } = value;
  const written = draft && typedValue(draft.text, form, style);
  const missed = draft && missedForm(written, form);
  const fits = missed === null;
  const isLong = form === 'long text';
  const standing = isFilled(value) ? showFieldValue(String(shown?.value), form, locale, field) : null;
  const text = draft?.text ?? standing;

  return (
    <div className="shrink-0">
      <div
        className={clsx(
          'flex min-h-9 items-center gap-2 rounded-control border bg-surface px-3',
          draft ? 'border-accent-solid shadow-[0_0_0_1px_var(--accent-solid)]' : 'border-control',
        )}
      >
        {draft?.mode === 'type' ? (
          <ValueTextField
            label={t(`recordFields.${field}`)}
            text={draft.text}
            isLong={isLong}
            isRefused={!fits}
            origin={draft.pick}
            onText={type}
            onEnter={() => fits && actions?.accept()}
            onEscape={() => actions?.discard()}
          />
        ) : (
          <button
            type="button"
            disabled={actions === null}
            lang={/\p{Script=Han}/u.test(text ?? '') ? 'zh-Hans' : undefined}
            onClick={() => actions?.correct()}
            className={clsx(
              'max-h-16 min-w-0 flex-1 overflow-y-auto py-1 text-left break-words whitespace-pre-line',
              isLong ? 'text-body' : 'text-check',
            )}
          >
            {text ?? <span className="text-body font-normal text-ink-3">{t('common.empty')}</span>}
          </button>
        )}
        {mark === 'doubtful' && draft === null && (
          <span className="shrink-0 rounded-mark bg-amber-bg px-1.5 text-caption text-amber">
            {t('records.sure', { percent: Math.round((shown?.confidence ?? 0) * 100) })}
          </span>
        )}
      </div>
      <p role={fits ? undefined : 'alert'} className={clsx('h-5 truncate pt-0.5 text-caption', fits ? 'text-ink-2' : 'text-red')}>
        {draft === null && note}
        {missed !== null && t(`review.unfit.${missed}`)}
        {draft && fits && written === null && t('review.writesNothing')}
        {fits && written != null && t('review.writes', { value: showFieldValue(written, form, locale, field) })}
      </p>
    </div>
  );
}
