import { useRef, useState } from 'react';
import { CopyButton } from '../../components/ui/copy-button.js';
import { Field, inputLook } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

interface AddressOnceProps {
  /** Null where the operator has not said how the intake is reached. */
  readonly baseUrl: string | null;
  readonly token: string;
}

/** An address in full, which is shown only here and now. */
export function AddressOnce({ baseUrl, token }: AddressOnceProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const address = `${baseUrl ?? '/customs/'}${token}`;
  const handleRefused = () => {
    setByHand(true);
    input.current?.focus();
  };
  const shownOnce = t(baseUrl === null ? 'customsSettings.shownOnceWithoutBase' : 'customsSettings.shownOnce');
  return (
    <Field label={t('customsSettings.fullAddress')} hint={byHand ? t('customsSettings.copyByHand') : shownOnce} className="mb-3">
      {(ids) => (
        <div className="flex gap-2">
          <input
            {...ids}
            ref={input}
            readOnly
            value={address}
            className={`${inputLook} identifier`}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={address} onRefused={handleRefused} />
        </div>
      )}
    </Field>
  );
}
