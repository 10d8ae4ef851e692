import { DeliveryState, TEST_TYPE, WebhookEventType } from '@tallyport/contracts/webhook/values';
import { useText } from '../../i18n/use-text.js';
import type { DeliveryFilter } from './queries.js';

interface DeliveryFiltersProps {
  readonly filter: DeliveryFilter;
  /** Null while nobody knows. */
  readonly count: number | null;
  onChange(filter: DeliveryFilter): void;
}

const look = 'h-7 rounded-control border border-control bg-surface px-2';

/** Which deliveries are shown: by what became of them, and by the type of their event. */
export function DeliveryFilters({ filter, count, onChange }: DeliveryFiltersProps) {
  const t = useText();
  const { state, eventType } = filter;
  return (
    <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
      <h3 className="text-section">{t('webhooks.deliveries')}</h3>
      <span className="text-caption text-ink-3 tabular-nums">{count}</span>
      <span className="flex-1" />
      <select
        aria-label={t('webhooks.state')}
        className={look}
        value={state ?? ''}
        onChange={(event) => onChange({ ...filter, state: DeliveryState.safeParse(event.target.value).data ?? null, page: 1 })}
      >
        <option value="">{t('webhooks.allStates')}</option>
        {DeliveryState.options.map((one) => (
          <option key={one} value={one}>
            {t(`webhooks.deliveryStates.${one}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('webhooks.type')}
        className={`${look} max-w-56`}
        value={eventType}
        onChange={(event) => onChange({ ...filter, eventType: event.target.value, page: 1 })}
      >
        <option value="">{t('webhooks.anyType')}</option>
        {[TEST_TYPE, ...WebhookEventType.options].map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </select>
    </div>
  );
}
