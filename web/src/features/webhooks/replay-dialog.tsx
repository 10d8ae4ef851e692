import { replayWebhook, type Webhook } from '@tallyport/contracts/webhook/http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useWebhookCommand } from './use-webhook-command.js';

/** Asks from where everything is sent once more, and whether that is meant. */
export function ReplayDialog({ endpoint: { id }, onClose }: { readonly endpoint: Webhook; onClose(): void }) {
  const t = useText();
  const [text, setText] = useState('');
  const [isMeant, setIsMeant] = useState(false);
  const from = /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : null;
  const replay = useWebhookCommand(
    (o, position: number, idempotencyKey) => call(replayWebhook, { o, webhook: id, body: { from: position } }, { idempotencyKey }),
    t('webhooks.replayed'),
  );
  return (
    <Dialog title={t('webhooks.replayAsk')} note={t('webhooks.replayNote')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (from !== null && isMeant) replay.mutate(from, { onSuccess: onClose });
        }}
      >
        <div className="flex flex-col gap-1 px-5 pb-4">
          <TextField
            label={t('webhooks.replayFrom')}
            hint={t('webhooks.replayFromHint')}
            error={text !== '' && from === null ? t('webhooks.replayForm') : null}
            value={text}
            inputMode="numeric"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write it
            autoFocus
            onChange={(event) => {
              setText(event.target.value);
              setIsMeant(false);
            }}
          />
          {from !== null && (
            <label className="flex items-center gap-2">
              <input type="checkbox" checked={isMeant} onChange={(event) => setIsMeant(event.target.checked)} />
              {t('webhooks.replayConfirm', { from })}
            </label>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={from === null || !isMeant || replay.isPending}>
            {t('webhooks.replayNow')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
