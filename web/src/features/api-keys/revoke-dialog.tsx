import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useRevokeKey } from './use-key-commands.js';

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  onClose(): void;
}

/** Asks before a key ends: whatever uses it stands still then, and it cannot be had back. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const t = useText();
  const { mutate, isPending } = useRevokeKey();
  return (
    <Dialog title={t('apiKeys.revokeAsk', { name: apiKey.name })} note={t('apiKeys.revokeNote')} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={() => mutate(apiKey, { onSuccess: onClose })}>
          {t('apiKeys.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
