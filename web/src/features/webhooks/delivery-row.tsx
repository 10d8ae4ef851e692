import type { WebhookDelivery } from '@tallyport/contracts/webhook/http';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';
import { AttemptList } from './attempt-list.js';
import { SELDOM_ASKED } from './seldom-asked.js';
import { DeliveryStateText } from './state-mark.js';
import { useAnswerText } from './use-answer-text.js';
import { useMoment } from './use-moment.js';

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly columns: number;
  onChoose(): void;
  readonly onResend: (() => void) | null;
}

const cell = 'h-8 truncate border-b border-line-soft px-2';

/** A delivery in a line, and its attempts below where it is open. */
export function DeliveryRow({ delivery, isCurrent, isOpen, columns, onChoose, onResend }: DeliveryRowProps) {
  const t = useText();
  const moment = useMoment();
  const answerText = useAnswerText();
  const { kind, state, event_type, position, attempt_count, attempts, next_attempt_at } = delivery;
  const last = attempts.at(-1);
  return (
    <>
      <tr aria-current={isCurrent} onClick={onChoose} className={clsx('cursor-default', isCurrent ? 'bg-select' : 'hover:bg-hover')}>
        <td className={`${cell} pl-5 tabular-nums`}>{position}</td>
        <td className={cell} title={event_type}>
          <span className="identifier">{event_type}</span>
          {kind === 'resend' && <span className="pl-2 text-caption text-ink-3">{t('webhooks.onceMore')}</span>}
        </td>
        <td className={cell}>
          <DeliveryStateText state={state} />
        </td>
        <td className={`${cell} tabular-nums`}>{attempt_count}</td>
        <td className={`${cell} text-ink-2`} title={last && answerText(last)}>
          {last && answerText(last)}
        </td>
        <td className={clsx(cell, SELDOM_ASKED, 'text-ink-2 tabular-nums')}>{last && t('webhooks.ms', { ms: last.took_ms })}</td>
        <td className={`${cell} text-ink-2 tabular-nums`}>{last && moment.short(last.at)}</td>
        <td className={`${cell} text-ink-2 tabular-nums`}>{next_attempt_at && moment.short(next_attempt_at)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns} className="border-b border-line bg-sunken px-5 py-3">
            <AttemptList delivery={delivery} onResend={onResend} />
          </td>
        </tr>
      )}
    </>
  );
}
