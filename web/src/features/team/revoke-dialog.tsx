import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';
import { useRevokeInvitation } from './use-team-commands.js';

interface RevokeDialogProps {
  readonly invitation: Invitation;
  onClose(): void;
}

/** Asks before an invitation ends. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const t = useText();
  const { mutate, isPending } = useRevokeInvitation();
  return (
    <Dialog title={t('team.revokeAsk', { who: invitation.email ?? t('team.anybody') })} note={t('team.revokeNote')} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={() => mutate(invitation, { onSuccess: onClose })}>
          {t('team.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
