import { useText } from '../../i18n/use-text.js';
import { Button } from '../ui/button.js';
import { Dialog, DialogActions } from '../ui/dialog.js';
import type { Sender } from './sender.js';

interface ReplaceDialogProps {
  readonly texts: Sender['texts'];
  readonly since: string;
  readonly isPending: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before an address ends: what is sent to it then is refused, and it cannot be had back. */
export function ReplaceDialog({ texts, since, isPending, onConfirm, onClose }: ReplaceDialogProps) {
  const t = useText();
  return (
    <Dialog title={t(`${texts}.replaceAsk`)} note={t(`${texts}.replaceNote`, { at: since })} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={onConfirm}>
          {t(`${texts}.replace`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
