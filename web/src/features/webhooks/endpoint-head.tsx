import { pauseWebhook, resumeWebhook, testWebhook, type Webhook } from '@tallyport/contracts/webhook/http';
import { useState } from 'react';
import { Button, buttonLook } from '../../components/ui/button.js';
import { Menu } from '../../components/ui/menu.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { EndpointDialog } from './endpoint-dialog.js';
import { RemoveDialog } from './remove-dialog.js';
import { ReplayDialog } from './replay-dialog.js';
import { RotateDialog } from './rotate-dialog.js';
import { StateMark } from './state-mark.js';
import { useMoment } from './use-moment.js';
import { useWebhookCommand } from './use-webhook-command.js';

interface EndpointHeadProps {
  readonly endpoint: Webhook;
  readonly mayChange: boolean;
}

type Asks = 'change' | 'rotate' | 'replay' | 'remove' | null;

/** Where an endpoint is and how far it came, and what may be done with it as a whole. */
export function EndpointHead({ endpoint, mayChange }: EndpointHeadProps) {
  const t = useText();
  const moment = useMoment();
  const [asks, setAsks] = useState<Asks>(null);
  const { id, address, state, position, last_sent, secret_made_at, old_secret_ends_at } = endpoint;
  const isPaused = state === 'paused' || state === 'off';
  const test = useWebhookCommand(
    (o, _: void, idempotencyKey) => call(testWebhook, { o, webhook: id }, { idempotencyKey }),
    t('webhooks.testAsked'),
  );
  const turn = useWebhookCommand((o, resumes: boolean, idempotencyKey) =>
    call(resumes ? resumeWebhook : pauseWebhook, { o, webhook: id }, { idempotencyKey }),
  );
  useShortcuts(
    mayChange
      ? [
          { keys: 't', label: t('webhooks.keys.test'), run: () => test.mutate() },
          { keys: 'p', label: t('webhooks.keys.pause'), run: () => turn.mutate(isPaused) },
        ]
      : [],
  );
  const close = () => setAsks(null);
  return (
    <header className="flex shrink-0 flex-col gap-1.5 border-b border-line px-5 py-2.5">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 truncate text-title" title={address}>
          {address}
        </h2>
        <StateMark state={state} />
        <span className="flex-1" />
        {mayChange && (
          <>
            <Button keys="t" disabled={test.isPending} onClick={() => test.mutate()}>
              {t('webhooks.test')}
            </Button>
            <Button keys="p" disabled={turn.isPending} onClick={() => turn.mutate(isPaused)}>
              {t(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
            </Button>
            <Menu
              align="end"
              className={buttonLook()}
              entries={[
                { kind: 'item', label: t('webhooks.change'), onSelect: () => setAsks('change') },
                { kind: 'item', label: t('webhooks.rotate'), onSelect: () => setAsks('rotate') },
                { kind: 'item', label: t('webhooks.replay'), onSelect: () => setAsks('replay') },
                { kind: 'separator' },
                { kind: 'item', label: t('webhooks.remove'), onSelect: () => setAsks('remove') },
              ]}
            >
              {t('webhooks.more')}
            </Menu>
          </>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-ink-2 [&_dd]:inline [&_dd]:text-ink [&_dt]:inline [&_dt]:pr-1.5">
        <div>
          <dt>{t('webhooks.sentUpTo')}</dt>
          <dd className="tabular-nums">{position}</dd>
        </div>
        <div>
          <dt>{t('webhooks.lastSent')}</dt>
          <dd className="tabular-nums">{last_sent === 0 ? t('webhooks.nothingSent') : last_sent}</dd>
        </div>
        <div>
          <dt>{t('webhooks.secretOf')}</dt>
          <dd>
            {moment.full(secret_made_at)}
            {old_secret_ends_at && ` · ${t('webhooks.oldSecretUntil', { at: moment.full(old_secret_ends_at) })}`}
          </dd>
        </div>
      </dl>
      {asks === 'change' && <EndpointDialog endpoint={endpoint} onSaved={close} onClose={close} />}
      {asks === 'rotate' && <RotateDialog endpoint={endpoint} onClose={close} />}
      {asks === 'replay' && <ReplayDialog endpoint={endpoint} onClose={close} />}
      {asks === 'remove' && <RemoveDialog endpoint={endpoint} onClose={close} />}
    </header>
  );
}
