import { FreightKey, type Resolution } from '@tallyport/contracts/freight-export/values';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { keepReason } from './recent-reasons.js';

export interface ResolveFormProps {
  readonly name: string;
  /** A snapshot for customs has no key there: it is known by its handle. */
  readonly hasKey: boolean;
  readonly isPending: boolean;
  readonly onConfirm: (resolution: Said) => void;
  readonly onClose: () => void;
}

/** What is there under which key, or that it is not there; and why a person says so. */
export type Said = ({ readonly answer: 'it is there'; readonly key?: string } | { readonly answer: 'it is not there' }) & {
  readonly reason: string;
};

/** A person says what no machine could learn: it is there under this key, or it is not there and is sent again. */
export function ResolveForm({ name, hasKey, isPending, onConfirm, onClose }: ResolveFormProps) {
  const t = useText();
  const [answer, setAnswer] = useState<Resolution['answer']>('it is there');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const key = typed.trim().toUpperCase();
  const isThere = answer === 'it is there';
  const isKey = !hasKey || FreightKey.safeParse(key).success;
  const given = reason.trim();
  const choices = { 'it is there': t('operations.resolve.there'), 'it is not there': t('operations.resolve.notThere') } as const;

  return (
    <Dialog
      title={t('operations.resolve.title', { name })}
      note={t(hasKey ? 'operations.resolve.note' : 'operations.resolve.noteCustoms')}
      dirty={given !== '' || typed !== ''}
      onClose={onClose}
    >
      <form
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (given === '' || isPending || (isThere && !isKey)) return;
          keepReason(given);
          onConfirm(isThere ? { answer, ...(hasKey && { key }), reason: given } : { answer, reason: given });
        }}
      >
        <div className="flex flex-col px-5 pb-2">
          <fieldset className="flex flex-col gap-1.5 pb-3">
            <legend className="sr-only">{t('operations.resolve.title', { name })}</legend>
            {(['it is there', 'it is not there'] as const).map((one) => (
              <label key={one} className="flex h-6 items-center gap-2">
                <input type="radio" name="answer" className="accent-ink" checked={answer === one} onChange={() => setAnswer(one)} />
                {choices[one]}
              </label>
            ))}
          </fieldset>
          {isThere && hasKey && (
            <TextField
              label={t('operations.resolve.key')}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to give it
              autoFocus
              autoComplete="off"
              value={typed}
              error={key !== '' && !isKey ? t('operations.resolve.keyWrong') : null}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <TextField
            label={t('operations.reason.one')}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={given === '' || isPending || (isThere && !isKey)}>
            {t(isThere ? 'operations.resolve.confirmThere' : 'operations.resolve.confirmNotThere')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
