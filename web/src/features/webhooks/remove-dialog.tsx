import { deleteWebhook, type Webhook } from '@tallyport/contracts/webhook/http';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useWebhookCommand } from './use-webhook-command.js';

/** Asks before an endpoint goes with all that was told of it. */
export function RemoveDialog({ endpoint: { id, address }, onClose }: { readonly endpoint: Webhook; onClose(): void }) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  const remove = useWebhookCommand(
    (o, _: void, idempotencyKey) => call(deleteWebhook, { o, webhook: id }, { idempotencyKey }),
    t('webhooks.removed'),
  );
  const handleRemoved = () => {
    setSearch({}, { replace: true });
    onClose();
  };
  return (
    <Dialog title={t('webhooks.removeAsk')} note={t('webhooks.removeNote', { address })} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate(undefined, { onSuccess: handleRemoved })}>
          {t('webhooks.removeNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
