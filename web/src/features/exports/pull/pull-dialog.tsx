import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { useText } from '../../../i18n/use-text.js';

interface PullDialogProps {
  readonly system: string;
  readonly count: number;
  readonly removed: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says before it happens that what stands here is overwritten, and how it is got back. */
export function PullDialog({ system, count, removed, isPending, onConfirm, onClose }: PullDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('exports.pull.ask', { count, system })} note={t('exports.pull.askNote')} onClose={onClose}>
      <form
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onConfirm();
        }}
      >
        {removed > 0 && (
          <p className="mx-5 mb-4 rounded-control bg-red-bg px-2.5 py-1.5 text-red">{t('exports.pull.askRemoves', { count: removed })}</p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened, and Enter confirms it */}
          <Button autoFocus type="submit" variant="primary" keys="enter" disabled={isPending}>
            {t('exports.pull.actions.take')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
