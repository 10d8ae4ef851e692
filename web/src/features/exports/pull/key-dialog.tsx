import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog.js';
import { inputLook } from '../../../components/ui/field.js';
import { useText } from '../../../i18n/use-text.js';

/** How a freight system names its shipments and its brokerage jobs. */
const KEY = /^[SB][A-Z0-9/_-]*\d[A-Z0-9/_-]*$/;
const LIMIT = 35;

interface KeyDialogProps {
  readonly system: string;
  readonly isPending: boolean;
  readonly onLook: (key: string) => void;
  readonly onClose: () => void;
}

/** Asks for the key of a job that was made there. It is only looked up. */
export function KeyDialog({ system, isPending, onLook, onClose }: KeyDialogProps) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTold, setTold] = useState(false);
  const key = typed.trim().toUpperCase();
  const isKey = KEY.test(key) && key.length <= LIMIT;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isKey && !isPending) onLook(key);
    else setTold(true);
  };
  const isWrong = isTold && !isKey;
  return (
    <Dialog title={t('exports.pull.bind.ask', { system })} note={t('exports.pull.bind.note')} dirty={key !== ''} onClose={onClose}>
      <form className="flex flex-col" onSubmit={submit}>
        <div className="flex flex-col gap-1 px-5 pb-4">
          <label htmlFor={id} className="text-caption text-ink-2">
            {t('exports.pull.bind.key')}
          </label>
          <input
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to type it
            autoFocus
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={`${id}-hint`}
            className={`${inputLook} font-mono uppercase`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p
            id={`${id}-hint`}
            role={isWrong ? 'alert' : undefined}
            className={isWrong ? 'text-caption text-red' : 'text-caption text-ink-3'}
          >
            {t(isWrong ? 'exports.pull.bind.wrong' : 'exports.pull.bind.hint')}
          </p>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={isPending}>
            {t('exports.pull.bind.look')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
