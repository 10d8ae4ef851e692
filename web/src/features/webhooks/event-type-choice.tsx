import { WebhookEventType } from '@tallyport/contracts/webhook/values';
import { useState } from 'react';
import { inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

interface EventTypeChoiceProps {
  /** Null: all, also those of later versions. */
  readonly types: readonly string[] | null;
  onChange(types: readonly string[] | null): void;
}

/** All events, or some of their types. They stand here as messages name them, since whoever chooses writes a program. */
export function EventTypeChoice({ types, onChange }: EventTypeChoiceProps) {
  const t = useText();
  const [part, setPart] = useState('');
  const shown = WebhookEventType.options.filter((type) => type.includes(part.trim().toLowerCase()));
  const toggle = (type: string, isChosen: boolean) =>
    onChange(isChosen ? [...(types ?? []), type] : (types ?? []).filter((one) => one !== type));
  return (
    <fieldset className="flex min-h-0 flex-col gap-1.5">
      <legend className="pb-1 text-caption text-ink-2">{t('webhooks.types')}</legend>
      <label className="flex items-center gap-2">
        <input type="radio" name="types" checked={types === null} onChange={() => onChange(null)} />
        {t('webhooks.typesAll')}
      </label>
      <label className="flex items-center gap-2">
        <input type="radio" name="types" checked={types !== null} onChange={() => onChange([])} />
        {t('webhooks.typesSome')}
        {types !== null && (
          <span className="text-caption text-ink-3">
            {types.length === 0 ? t('webhooks.typesNeeded') : t('webhooks.typesChosen', { count: types.length })}
          </span>
        )}
      </label>
      {types !== null && (
        <>
          <input
            type="search"
            aria-label={t('webhooks.typesFilter')}
            placeholder={t('webhooks.typesFilter')}
            className={inputLook}
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
          <div className="grid max-h-64 grid-cols-2 gap-x-4 overflow-y-auto rounded-control border border-line p-2">
            {shown.map((type) => (
              <label key={type} className="flex h-6 min-w-0 items-center gap-2">
                <input type="checkbox" checked={types.includes(type)} onChange={(event) => toggle(type, event.target.checked)} />
                <span className="identifier truncate" title={type}>
                  {type}
                </span>
              </label>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}
