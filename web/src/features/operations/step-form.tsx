import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { inputLook } from '../../components/ui/field.js';
import { Keys } from '../../components/ui/keys.js';
import { useText } from '../../i18n/use-text.js';
import { keepReason, recentReasons } from './recent-reasons.js';
import type { Step } from './steps.js';

const LIMIT = 500;

export interface StepFormProps {
  readonly step: Step;
  /** How many exports it is for, and what the only one is called. */
  readonly count: number;
  readonly name: string;
  /** What is to be known before the press. */
  readonly forecast: ReactNode;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** One reason for all: typed, or one of the last five by its number. */
export function StepForm({ step, count, name, forecast, isPending, onConfirm, onClose }: StepFormProps) {
  const t = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const [recent] = useState(recentReasons);
  const given = reason.trim();
  const many = count === 1 ? 'one' : 'other';

  /** While nothing is typed a number is a choice, and stands to be read before it is sent. */
  function handleKey(event: KeyboardEvent): void {
    const chosen = /^[1-9]$/.test(event.key) && reason === '' ? recent[Number(event.key) - 1] : undefined;
    if (chosen === undefined) return;
    event.preventDefault();
    setReason(chosen);
  }

  return (
    <Dialog
      title={t(`operations.ask.${step}.${many}`, { name, count })}
      note={t(`operations.notes.${step}`)}
      dirty={given !== '' && !recent.includes(given)}
      onClose={onClose}
    >
      <form
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          if (given === '' || isPending) return;
          keepReason(given);
          onConfirm(given);
        }}
      >
        <div className="flex flex-col px-5 pb-4">
          {forecast}
          <label htmlFor={id} className="pb-1 text-caption text-ink-2">
            {t(`operations.reason.${many}`)}
          </label>
          <input
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to give a reason
            autoFocus
            autoComplete="off"
            maxLength={LIMIT}
            className={inputLook}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={handleKey}
          />
          {recent.length > 0 && (
            <>
              <p className="pt-3 pb-1 text-caption text-ink-3">{t('operations.lastReasons')}</p>
              <ol className="flex flex-col">
                {recent.map((one, index) => (
                  <li key={one}>
                    <button
                      type="button"
                      className="flex h-7 w-full items-center gap-2 rounded-control px-1 text-left hover:bg-hover"
                      onClick={() => setReason(one)}
                    >
                      <Keys keys={String(index + 1)} />
                      <span className="truncate">{one}</span>
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="enter" disabled={given === '' || isPending}>
            {step === 'retry' && count > 1 ? t('operations.retryCount', { count }) : t(`operations.steps.${step}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
