import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { CopyButton } from './copy-button.js';
import { Field, inputLook } from './field.js';

interface ToldOnceProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** Whether it is all that its dialog is about: then it is chosen at once. */
  readonly isChosen?: boolean;
}

/** A secret in full, which is shown only here and now, to be copied. */
export function ToldOnce({ label, hint, text, isChosen = false }: ToldOnceProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const handleRefused = () => {
    setByHand(true);
    input.current?.focus();
  };
  return (
    <Field label={label} hint={byHand ? t('common.copyByHand') : hint} className="mb-3">
      {(ids) => (
        <div className="flex gap-2">
          <input
            {...ids}
            ref={input}
            readOnly
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to copy it
            autoFocus={isChosen}
            value={text}
            className={`${inputLook} identifier`}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={text} onRefused={handleRefused} />
        </div>
      )}
    </Field>
  );
}
