import { createWebhook, putWebhook, type Webhook } from '@tallyport/contracts/webhook/http';
import { WebhookEventType } from '@tallyport/contracts/webhook/values';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { ToldOnce } from '../../components/ui/told-once.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { newSecret } from '../../lib/new-secret.js';
import { EventTypeChoice } from './event-type-choice.js';
import { useWebhookCommand } from './use-webhook-command.js';

interface EndpointDialogProps {
  /** Null for a new one. */
  readonly endpoint: Webhook | null;
  onSaved(saved: Webhook): void;
  onClose(): void;
}

/** Where an endpoint is and what it hears. A new one has its secret shown, once. */
export function EndpointDialog({ endpoint, onSaved, onClose }: EndpointDialogProps) {
  const t = useText();
  const [address, setAddress] = useState(endpoint?.address ?? '');
  const [types, setTypes] = useState<readonly string[] | null>(endpoint?.event_types.length ? endpoint.event_types : null);
  const [secret] = useState(newSecret);
  const [isMade, setIsMade] = useState(false);
  const save = useWebhookCommand(
    (o, _: void, idempotencyKey) => {
      const body = { address: address.trim(), event_types: (types ?? []).map((type) => WebhookEventType.parse(type)) };
      return endpoint === null
        ? call(createWebhook, { o, body: { ...body, secret } }, { idempotencyKey })
        : call(putWebhook, { o, webhook: endpoint.id, body }, { idempotencyKey });
    },
    t(endpoint === null ? 'webhooks.added' : 'webhooks.changed'),
  );
  const handleSaved = (saved: Webhook) => {
    if (endpoint === null) setIsMade(true);
    onSaved(saved);
  };
  if (isMade)
    return (
      <Dialog title={t('webhooks.added')} note={address} form="form" onClose={onClose}>
        <div className="px-5 pb-4">
          <ToldOnce label={t('webhooks.secret')} hint={t('webhooks.secretOnce')} text={secret} />
        </div>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {t('webhooks.done')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  const isNew = endpoint === null;
  return (
    <Dialog
      title={t(isNew ? 'webhooks.addTitle' : 'webhooks.changeTitle')}
      {...(isNew && { note: t('webhooks.addNote') })}
      form="form"
      dirty={address !== (endpoint?.address ?? '')}
      onClose={onClose}
    >
      <form
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (address.trim() !== '' && types?.length !== 0) save.mutate(undefined, { onSuccess: handleSaved });
        }}
      >
        <div className="flex min-h-0 flex-col gap-1 px-5 pb-4">
          <TextField
            label={t('webhooks.address')}
            hint={t('webhooks.addressHint')}
            value={address}
            placeholder="https://"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write it
            autoFocus
            spellCheck={false}
            maxLength={2_000}
            onChange={(event) => setAddress(event.target.value)}
          />
          <EventTypeChoice types={types} onChange={setTypes} />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={save.isPending || address.trim() === '' || types?.length === 0}>
            {t(isNew ? 'webhooks.add' : 'webhooks.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
