import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';

type Said = Pick<OutgoingEmail, 'last_answer'>;

/** What is said of a mail: what it is, what the server answered, what its state means, and moments as they are read here. */
export function useMailWords() {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    titleOf: ({ content }: Pick<OutgoingEmail, 'content'>) =>
      content.template === 'written'
        ? content.subject
        : t(`operations.mails.kinds.${content.template}`, content.template === 'invitation' ? { organisation: content.organisation } : {}),
    saidOf: ({ last_answer }: Said) =>
      last_answer === null ? null : [last_answer.code, last_answer.sentence].filter((part) => part !== null).join(' '),
    meaningOf: ({ state, refusal, is_sent_by_word }: OutgoingEmail) => {
      if (is_sent_by_word) return t('operations.mails.means.sentByWord');
      const name = refusal === null || refusal === 'by-server' ? state : refusal;
      return t(`operations.mails.means.${name}`);
    },
    moment: (at: string) => showMoment(at, locale, zoneOf(org, branch?.id), readersZone),
  };
}
