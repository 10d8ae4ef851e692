import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Button } from './button.js';
import { Dialog, DialogActions } from './dialog.js';

const LIMIT = 500;

export interface ReasonFormProps {
  readonly title: string;
  readonly note: string;
  /** The words of the button that confirms. */
  readonly confirmLabel: string;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

export function ReasonForm({ title, note, confirmLabel, onConfirm, onClose }: ReasonFormProps) {
  const t = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const given = reason.trim();

  return (
    <Dialog title={title} note={note} dirty={given !== ''} onClose={onClose}>
      <form
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') onConfirm(given);
        }}
      >
        <div className="px-5 pb-5">
          <label htmlFor={id} className="pb-1 text-caption text-ink-2">
            {t('common.reason')}
          </label>
          <textarea
            id={id}
            rows={3}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write a reason
            autoFocus
            maxLength={LIMIT}
            className="block w-full rounded-control border border-control bg-surface px-2 py-1"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={given === ''}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
