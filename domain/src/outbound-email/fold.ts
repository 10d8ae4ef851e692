import type { DomainEvent } from '@tallyport/contracts/events';
import type { OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import { actingId } from '../acting-id.js';
import type { Fold, FoldedEnvelope } from '../fold.js';

/** `outbound-email/<id>`. */
export const foldEmail: Fold<OutboundEmail> = (view, event, envelope) => {
  const { streamPosition } = envelope;
  if (!isOfEmail(event)) return view && { ...view, stream_position: streamPosition };
  if (event.type === 'outbound-email.requested') return requested(event.data, envelope);
  return view && { ...view, ...moved(event, envelope), stream_position: streamPosition };
};

function requested(
  { emailId, to, locale, content, workOrderId }: DataOf<'outbound-email.requested'>,
  { recordedAt, streamPosition, metadata: { actor } }: FoldedEnvelope,
): OutboundEmail {
  return {
    id: emailId,
    to,
    locale,
    content,
    work_order_id: workOrderId,
    ...QUEUED,
    attempts: 0,
    requested_by: actingId(actor),
    requested_at: recordedAt,
    since: recordedAt,
    last_answer: null,
    refused_recipients: [],
    stream_position: streamPosition,
  };
}

const QUEUED = { state: 'queued', problem: null, refusal: null, retry_at: null, is_sent_by_word: false } as const;

function moved(
  event: Exclude<OutboundEmailEvent, { type: 'outbound-email.requested' }>,
  { recordedAt }: FoldedEnvelope,
): Partial<OutboundEmail> {
  const since = recordedAt;
  switch (event.type) {
    case 'outbound-email.sending':
      return { attempts: event.data.attempt, retry_at: null };
    case 'outbound-email.sent':
      return { ...QUEUED, state: 'sent', since, ...answered(event.data), refused_recipients: event.data.refused };
    case 'outbound-email.refused': {
      const { reason, refused } = event.data;
      return {
        ...QUEUED,
        state: 'refused',
        problem: 'email.send-error',
        refusal: reason,
        since,
        ...answered(event.data),
        refused_recipients: refused,
      };
    }
    case 'outbound-email.deferred':
      return { ...answered(event.data), retry_at: event.data.retryAt };
    case 'outbound-email.outcome-unknown':
      return { ...QUEUED, state: 'unknown', problem: 'email.outcome-unknown', since, last_answer: null };
    case 'outbound-email.sent-again':
      return { ...QUEUED, since, refused_recipients: [] };
    case 'outbound-email.counted-as-sent':
      return { ...QUEUED, state: 'sent', since, is_sent_by_word: true };
  }
}

type DataOf<Type extends OutboundEmailEvent['type']> = Extract<OutboundEmailEvent, { type: Type }>['data'];

function answered({ code, sentence }: DataOf<'outbound-email.deferred' | 'outbound-email.sent' | 'outbound-email.refused'>) {
  return { last_answer: code === null && sentence === null ? null : { code, sentence } };
}

function isOfEmail(event: DomainEvent | null): event is OutboundEmailEvent {
  return event?.type.startsWith('outbound-email.') ?? false;
}
