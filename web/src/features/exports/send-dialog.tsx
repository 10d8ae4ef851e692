import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

const LIMIT = 500;

/** What leaves the house, each by a confirmation. */
export type Leaving = 'send' | 'update' | 'edocs' | 'customs';

interface SendDialogProps {
  readonly action: Leaving;
  readonly name: string;
  readonly system: string;
  readonly preview: Pick<FreightPreview, 'key' | 'invoices' | 'lines' | 'differences'>;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says what happens before it does: what is made or replaced there, and that it may cost. */
export function SendDialog({ action, name, system, preview, isPending, onConfirm, onClose }: SendDialogProps) {
  const t = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const changedThere = preview.differences.filter(({ changed_there }) => changed_there).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onConfirm(reason.trim());
  };
  return (
    <Dialog
      title={t(`exports.ask.${action}`, { name, system })}
      note={t(`exports.notes.${action}`, {
        key: preview.key,
        invoices: t('exports.invoices', { count: preview.invoices }),
        lines: t('exports.lines', { count: preview.lines }),
      })}
      dirty={reason.trim() !== ''}
      onClose={onClose}
    >
      <form className="flex flex-col" onSubmit={submit}>
        <div className="flex flex-col gap-3 px-5 pb-4">
          {(action === 'send' || action === 'update') && (
            <p className="rounded-control bg-amber-bg px-2.5 py-1.5 text-amber">{t('exports.replaces')}</p>
          )}
          {action === 'update' && changedThere > 0 && (
            <p className="rounded-control bg-red-bg px-2.5 py-1.5 text-red">{t('exports.overwrites', { count: changedThere })}</p>
          )}
          <label htmlFor={id} className="text-caption text-ink-2">
            {t('exports.reason')}
            <input
              id={id}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened, and Enter confirms it
              autoFocus
              autoComplete="off"
              maxLength={LIMIT}
              className={`${inputLook} mt-1 text-body text-ink`}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={isPending}>
            {t(`exports.actions.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
