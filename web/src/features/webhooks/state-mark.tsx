import type { DeliveryState, WebhookState } from '@tallyport/contracts/webhook/values';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

const LOOKS: Readonly<Record<WebhookState, string>> = {
  on: 'bg-green-bg text-green',
  failing: 'bg-amber-bg text-amber',
  paused: 'bg-sunken text-ink-2',
  off: 'bg-red-bg text-red',
};

/** How an endpoint stands, in a word. */
export function StateMark({ state }: { readonly state: WebhookState }) {
  const t = useText();
  return (
    <span className={clsx('inline-flex h-5 shrink-0 items-center rounded-mark px-1.5 text-caption font-semibold', LOOKS[state])}>
      {t(`webhooks.states.${state}`)}
    </span>
  );
}

const INKS: Readonly<Record<DeliveryState, string>> = {
  due: 'text-ink-3',
  delivered: 'text-ink-2',
  failed: 'font-medium text-amber',
  'given-up': 'text-red',
};

/** What became of a delivery, in a word. */
export function DeliveryStateText({ state }: { readonly state: DeliveryState }) {
  const t = useText();
  return <span className={INKS[state]}>{t(`webhooks.deliveryStates.${state}`)}</span>;
}
