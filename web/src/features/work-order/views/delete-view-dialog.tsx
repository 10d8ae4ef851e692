import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDeleteView } from './queries.js';

interface DeleteViewDialogProps {
  readonly view: ListView;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** A view is gone for everybody who has it, and cannot be brought back. */
export function DeleteViewDialog({ view, onDeleted, onClose }: DeleteViewDialogProps) {
  const t = useText();
  const remove = useDeleteView(view, () => {
    onDeleted();
    onClose();
  });
  const note = view.is_shared ? t('finding.views.deleteShared') : t('finding.views.deleteOwn');
  return (
    <Dialog title={t('finding.views.deleteTitle', { name: view.name })} note={note} onClose={onClose}>
      {remove.isError && (
        <p role="alert" className="px-5 pb-3 text-red">
          {problemText(remove.error)}
        </p>
      )}
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what cannot be undone is not done by the first Enter */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate()}>
          {t('finding.views.deleteIt')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
