import { rotateWebhookSecret, type Webhook } from '@tallyport/contracts/webhook/http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { ToldOnce } from '../../components/ui/told-once.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { newSecret } from '../../lib/new-secret.js';
import { useWebhookCommand } from './use-webhook-command.js';

/** Gives an endpoint a new secret, and shows it once. */
export function RotateDialog({ endpoint: { id }, onClose }: { readonly endpoint: Webhook; onClose(): void }) {
  const t = useText();
  const [secret] = useState(newSecret);
  const rotate = useWebhookCommand((o, _: void, idempotencyKey) =>
    call(rotateWebhookSecret, { o, webhook: id, body: { secret } }, { idempotencyKey }),
  );
  return (
    <Dialog
      title={t(rotate.isSuccess ? 'webhooks.rotated' : 'webhooks.rotateAsk')}
      note={t('webhooks.rotateNote')}
      form="form"
      onClose={onClose}
    >
      {rotate.isSuccess && (
        <div className="px-5 pb-4">
          <ToldOnce label={t('webhooks.secret')} hint={t('webhooks.secretOnce')} text={secret} />
        </div>
      )}
      <DialogActions>
        {rotate.isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
            <Button autoFocus onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button variant="primary" disabled={rotate.isPending} onClick={() => rotate.mutate()}>
              {t('webhooks.rotateNow')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
