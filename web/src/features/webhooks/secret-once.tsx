import { useRef, useState } from 'react';
import { CopyButton } from '../../components/ui/copy-button.js';
import { Field, inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

/** A secret in full, which is shown only here and now. */
export function SecretOnce({ secret }: { readonly secret: string }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const handleRefused = () => {
    setByHand(true);
    input.current?.focus();
  };
  return (
    <Field label={t('webhooks.secret')} hint={t(byHand ? 'webhooks.copyByHand' : 'webhooks.secretOnce')}>
      {(ids) => (
        <div className="flex gap-2">
          <input
            {...ids}
            ref={input}
            readOnly
            value={secret}
            className={`${inputLook} identifier`}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={secret} onRefused={handleRefused} />
        </div>
      )}
    </Field>
  );
}
