import type { WebhookDelivery } from '@tallyport/contracts/webhook/http';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { useAnswerText } from './use-answer-text.js';
import { useMoment } from './use-moment.js';

interface AttemptListProps {
  readonly delivery: WebhookDelivery;
  readonly onResend: (() => void) | null;
}

/** Every attempt of a delivery, the newest first, with the beginning of each answer as text. */
export function AttemptList({ delivery: { id, event_id, previous, stream_id, attempts, attempt_count }, onResend }: AttemptListProps) {
  const t = useText();
  const moment = useMoment();
  const answerText = useAnswerText();
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-3 text-caption text-ink-2">
        <span className="identifier min-w-0 flex-1 truncate">
          {t('webhooks.ids', { id: event_id ?? id, previous: previous ?? '–' })}
          {stream_id !== null && ` · ${stream_id}`}
        </span>
        {onResend && attempts.length > 0 && (
          <Button size="small" keys="r" onClick={onResend}>
            {t('webhooks.resend')}
          </Button>
        )}
      </p>
      {attempt_count === 0 && attempts.length === 0 && <p>{t('webhooks.notTried')}</p>}
      <ol className="flex flex-col gap-1">
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.at} className="grid grid-cols-[150px_150px_72px_1fr] gap-2">
            <span className="text-ink-2 tabular-nums">{moment.short(attempt.at)}</span>
            <span className={attempt.fault === null ? '' : 'text-amber'}>{answerText(attempt)}</span>
            <span className="text-ink-2 tabular-nums">{t('webhooks.ms', { ms: attempt.took_ms })}</span>
            <span className="identifier min-w-0 break-words text-ink-2">
              {attempt.excerpt || (attempt.status !== null && t('webhooks.emptyAnswer'))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
