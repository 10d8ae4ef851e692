import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { usePeople } from '../../lib/people.js';
import { useMailWords } from './use-mail-words.js';

interface MailPanelProps {
  readonly mail: OutgoingEmail;
  /** Null where there is nothing to decide, or the person may not. */
  readonly onArrived: (() => void) | null;
  readonly onAgain: (() => void) | null;
}

/** The chosen mail: what its state means, who asked for it, and what can be decided. */
export function MailPanel({ mail, onArrived, onAgain }: MailPanelProps) {
  const t = useText();
  const personOf = usePeople();
  const { titleOf, saidOf, meaningOf, moment } = useMailWords();
  const asker = mail.requested_by === null ? null : personOf(mail.requested_by);
  const time = moment(mail.requested_at);
  const lines = [
    meaningOf(mail),
    saidOf(mail),
    mail.retry_at === null ? null : t('operations.mails.nextTry', { time: moment(mail.retry_at) }),
    mail.refused_recipients.length === 0
      ? null
      : t('operations.mails.notTaken', { addresses: mail.refused_recipients.map(({ address }) => address).join(', ') }),
    asker === null ? t('operations.mails.askedByItself', { time }) : t('operations.mails.askedBy', { name: nameOf(asker), time }),
  ];
  return (
    <section aria-label={t('operations.mails.chosen')} className="shrink-0 border-t border-line">
      <header className="flex h-11 items-center gap-3 border-b border-line-soft px-5">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{titleOf(mail)}</h2>
        {onAgain && (
          <Button keys="s" onClick={onAgain}>
            {t('operations.mails.sendAgain')}
          </Button>
        )}
        {onArrived && (
          <Button variant="primary" keys="a" onClick={onArrived}>
            {t('operations.mails.arrived')}
          </Button>
        )}
      </header>
      <ul className="flex flex-col gap-1 px-5 py-3 text-ink-2">{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>
    </section>
  );
}
