import { resumeWebhook, skipWebhookMessage, type Webhook } from '@tallyport/contracts/webhook/http';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useMoment } from './use-moment.js';
import { useWebhookCommand } from './use-webhook-command.js';

interface TroubleStripProps {
  readonly endpoint: Webhook;
  readonly mayChange: boolean;
}

/** Why an endpoint takes nothing, which message waits, and the two ways on. Nothing where all is well. */
export function TroubleStrip({ endpoint, mayChange }: TroubleStripProps) {
  const t = useText();
  const moment = useMoment();
  const [asks, setAsks] = useState(false);
  const { id, state, reason, failing_since, next_attempt_at, stuck_at } = endpoint;
  const resume = useWebhookCommand((o, _: void, idempotencyKey) => call(resumeWebhook, { o, webhook: id }, { idempotencyKey }));
  const skip = useWebhookCommand((o, position: number, idempotencyKey) =>
    call(skipWebhookMessage, { o, webhook: id, body: { position } }, { idempotencyKey }),
  );
  if (failing_since === null) return null;
  const fault = reason === null ? '' : t(`webhooks.faults.${reason}`);
  return (
    <div
      role="status"
      className={clsx('flex shrink-0 items-center gap-3 px-5 py-2', state === 'off' ? 'bg-red-bg text-red' : 'bg-amber-bg text-amber')}
    >
      <p className="min-w-0 flex-1">
        {t('webhooks.failingSince', { at: moment.full(failing_since), fault })}{' '}
        {state === 'off' ? t('webhooks.offNote') : next_attempt_at && t('webhooks.nextTry', { at: moment.short(next_attempt_at) })}{' '}
        {stuck_at !== null && t('webhooks.stuckAt', { position: stuck_at })}
      </p>
      {mayChange && (
        <>
          {state === 'failing' && (
            <Button size="small" disabled={resume.isPending} onClick={() => resume.mutate()}>
              {t('webhooks.tryNow')}
            </Button>
          )}
          {stuck_at !== null && (
            <Button size="small" onClick={() => setAsks(true)}>
              {t('webhooks.skip')}
            </Button>
          )}
        </>
      )}
      {asks && stuck_at !== null && (
        <Dialog title={t('webhooks.skipAsk', { position: stuck_at })} note={t('webhooks.skipNote')} onClose={() => setAsks(false)}>
          <DialogActions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
            <Button autoFocus onClick={() => setAsks(false)}>
              {t('common.cancel')}
            </Button>
            <Button variant="primary" disabled={skip.isPending} onClick={() => skip.mutate(stuck_at, { onSuccess: () => setAsks(false) })}>
              {t('webhooks.skip')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
