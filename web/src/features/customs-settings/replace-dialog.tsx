import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { useText } from '../../i18n/use-text.js';

interface ReplaceDialogProps {
  readonly since: string;
  readonly isPending: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before an address ends: what customs sends to it then is refused, and it cannot be had back. */
export function ReplaceDialog({ since, isPending, onConfirm, onClose }: ReplaceDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('customsSettings.replaceAsk')} note={t('customsSettings.replaceNote', { at: since })} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={onConfirm}>
          {t('customsSettings.replace')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
