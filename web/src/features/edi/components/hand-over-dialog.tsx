import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import type { NamedLodgement } from '../model/lodgements-in.js';
import { sendMatch } from '../queries.js';

interface HandOverDialogProps {
  readonly job: WorkOrder;
  readonly message: CustomsMessage;
  /** Those of the job that customs can speak of. */
  readonly lodgements: readonly NamedLodgement[];
  onClose(): void;
  onDone(): void;
}

/** Asks to which lodgement of the job a message belongs that names none. */
export function HandOverDialog({ job, message, lodgements, onClose, onDone }: HandOverDialogProps) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [chosenId, setChosen] = useState(lodgements[0]?.id ?? null);
  const chosen = lodgements.find(({ id }) => id === chosenId);
  const match = useCommand((to: { work_order_id: string; lodgement_id: string }, key) => sendMatch(org.id, message.id, to, key), {
    onSuccess: async () => {
      toast.success(t('edi.handOver.done'));
      await cache.invalidateQueries({ queryKey: [...queryKeys.org(org.id), 'customs-messages'] });
      await cache.invalidateQueries({ queryKey: queryKeys.job(org.id, job.id) });
      onDone();
    },
    onError: (error) => toast.error(problemText(error)),
  });
  return (
    <Dialog title={t('edi.handOver.title')} note={t(lodgements.length === 0 ? 'edi.handOver.none' : 'edi.handOver.note')} onClose={onClose}>
      <fieldset aria-label={t('edi.handOver.lodgements')} className="flex flex-col gap-1 px-5 pb-3">
        {lodgements.map(({ id, lodged, reference }) => (
          <label key={id} className="flex h-8 items-center gap-2">
            <input type="radio" name="lodgement" checked={id === chosenId} onChange={() => setChosen(id)} />
            <span className="font-medium">{reference}</span>
            <span className="text-ink-2">{t(`edi.logs.lodged.${lodged}`)}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe choice has the focus */}
        <Button autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        {chosen && (
          <Button
            variant="primary"
            disabled={match.isPending}
            onClick={() => match.mutate({ work_order_id: job.id, lodgement_id: chosen.id })}
          >
            {t('edi.handOver.confirm', { reference: chosen.reference })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
