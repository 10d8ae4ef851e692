import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly hint?: string;
  readonly error?: string | null;
}

/** A password that can be shown, with a note when Caps Lock is on. */
export function PasswordField({ hint, error, ...input }: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const label = shown ? t('account.hidePassword') : t('account.showPassword');

  return (
    <Field label={t('account.password')} hint={capsLock ? t('account.capsLock') : hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={`${inputLook} pr-9`}
            onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            aria-label={label}
            title={label}
            className="absolute top-1 right-1 grid size-6 place-items-center rounded-control text-ink-3 hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon className="icon" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
