import { ToldOnce } from '../../components/ui/told-once.js';
import { useText } from '../../i18n/use-text.js';

interface AddressOnceProps {
  /** Null where the operator has not said how the intake is reached. */
  readonly baseUrl: string | null;
  readonly token: string;
}

/** An address in full, which is shown only here and now. */
export function AddressOnce({ baseUrl, token }: AddressOnceProps) {
  const t = useText();
  return (
    <ToldOnce
      label={t('customsSettings.fullAddress')}
      hint={t(baseUrl === null ? 'customsSettings.shownOnceWithoutBase' : 'customsSettings.shownOnce')}
      text={`${baseUrl ?? '/customs/'}${token}`}
    />
  );
}
