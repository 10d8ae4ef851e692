import type { EmailContent } from '@tallyport/contracts/outbound-email/content';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { composeEmail } from '@tallyport/domain/outbound-email/compose/compose-email';
import { messageIdOf } from '@tallyport/domain/outbound-email/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Log } from '@tallyport/runtime/log';
import type { EmailTry } from '@tallyport/workflows/outbound-email/activities';
import { emailStreamId } from '@tallyport/workflows/outbound-email/messages';
import type { MailTransport, OutgoingMail } from '../adapters/mail/mail-transport.js';
import type { LinkMakers } from './link-maker.js';

export interface EmailPorts {
  readonly store: Pick<EventStore, 'load'>;
  readonly transport: MailTransport;
  readonly links: LinkMakers;
  readonly log: Pick<Log, 'error'>;
}

type Requested = Extract<OutboundEmailEvent, { type: 'outbound-email.requested' }>['data'];

/** Writes a mail and hands it over, once. What goes wrong before anything left is tried again later. */
export async function sendEmail(ports: EmailPorts, one: EmailTry, signal: AbortSignal): Promise<SendOutcome> {
  let mail: OutgoingMail | null;
  try {
    mail = await writeEmail(ports, one);
  } catch (error) {
    ports.log.error({ err: error, emailId: one.emailId }, 'a mail cannot be written');
    return { kind: 'deferred', code: null, sentence: 'The e-mail could not be written.' };
  }
  return mail === null ? { kind: 'not-wanted' } : ports.transport.send(mail, signal);
}

/** The mail as it leaves now, or null where nobody wants it any more: its link is not to be made, or what it said was erased. */
async function writeEmail({ store, links }: EmailPorts, one: EmailTry): Promise<OutgoingMail | null> {
  const requested = await requestOf(store, one);
  if (requested === null) return null;
  const { content, locale, to } = requested;
  const link = isLinked(content) ? await linkFor(links, content, requested, one) : null;
  if (isLinked(content) && link === null) return null;
  const messageId = messageIdOf(one.emailId, one.attempt);
  return { ...composeEmail(content, locale, link), to, messageId, isAutomatic: content.template !== 'written' };
}

async function requestOf(store: EmailPorts['store'], { orgId, emailId }: EmailTry): Promise<Requested | null> {
  const [first] = await store.load(orgId, emailStreamId(emailId));
  const event = first === undefined ? null : parseEvent(first);
  return event?.type === 'outbound-email.requested' ? event.data : null;
}

type Linked = Extract<EmailContent, { subjectId: string }>;

function isLinked(content: EmailContent): content is Linked {
  return 'subjectId' in content;
}

function linkFor(links: LinkMakers, { template, subjectId }: Linked, { to }: Requested, { orgId, emailId, attempt }: EmailTry) {
  return links[template].makeLink({ orgId, emailId, attempt, subjectId, to });
}
