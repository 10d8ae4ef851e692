import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

type State = NonNullable<Invitation['mail']>;

const TONES: Readonly<Record<State, string>> = {
  queued: 'bg-hover text-ink-2',
  sent: 'bg-green-bg text-green',
  refused: 'bg-red-bg text-red',
  unknown: 'bg-amber-bg text-amber',
};

/** Where the mail of an invitation stands: on its way, taken by the server, refused, or nobody knows. */
export function MailState({ mail }: { mail: State | null }) {
  const t = useText();
  if (mail === null) return <span className="text-ink-3">{t('team.byHand')}</span>;
  return (
    <span
      data-tip={t(`team.mailMeans.${mail}`)}
      className={clsx('inline-flex h-5 items-center rounded-mark px-1.5 text-caption', TONES[mail])}
    >
      {t(`team.mail.${mail}`)}
    </span>
  );
}
