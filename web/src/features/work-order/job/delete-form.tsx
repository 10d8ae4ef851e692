import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { useText } from '../../../i18n/use-text.js';

export interface DeleteFormProps {
  readonly code: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** This cannot be undone, so the focus is on the safe button. */
export function DeleteForm({ code, busy, onConfirm, onClose }: DeleteFormProps) {
  const t = useText();
  return (
    <Dialog title={t('job.deleteTitle', { code })} note={t('job.deleteNote')} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={busy} onClick={onConfirm}>
          {t('job.deleteNow', { code })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
