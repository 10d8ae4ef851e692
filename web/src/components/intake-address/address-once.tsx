import { useText } from '../../i18n/use-text.js';
import { ToldOnce } from '../ui/told-once.js';
import type { Sender } from './sender.js';

interface AddressOnceProps {
  readonly sender: Sender;
  /** Null where the operator has not said how the intake is reached. */
  readonly baseUrl: string | null;
  readonly token: string;
}

/** An address in full, which is shown only here and now. */
export function AddressOnce({ sender: { texts, path }, baseUrl, token }: AddressOnceProps) {
  const t = useText();
  return (
    <ToldOnce
      label={t(`${texts}.fullAddress`)}
      hint={t(baseUrl === null ? `${texts}.shownOnceWithoutBase` : `${texts}.shownOnce`)}
      text={`${baseUrl ?? path}${token}`}
    />
  );
}
