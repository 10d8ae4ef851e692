import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import type { KeptRow, KeptTable } from './kept-table.js';

interface RemoveDialogProps {
  readonly table: KeptTable;
  readonly row: KeptRow;
  readonly name: string;
  onClose(): void;
}

/** Asks before a row is deleted, and says what goes with it. */
export function RemoveDialog({ table, row, name, onClose }: RemoveDialogProps) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const remove = useCommand((id: string, idempotencyKey) => table.remove(org.id, id, { idempotencyKey }), {
    onSuccess: () => {
      // Synonyms go with what they stand for.
      void cache.invalidateQueries({ queryKey: [...queryKeys.org(org.id), 'goods'] });
      toast.done('delete', t('goods.removed', { name }));
      onClose();
    },
    onError: (error) => toast.failed('delete', problemText(error)),
  });
  return (
    <Dialog title={t('goods.removeAsk', { name })} note={t(`goods.removeNote.${table.id}`)} onClose={onClose}>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="primary" disabled={remove.isPending} onClick={() => remove.mutate(row.id)}>
          {t('goods.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
