import type { Envelope, Message } from '../edifact/read-interchange.js';
import type { Segment } from '../edifact/segment.js';
import type { SyntaxFault } from '../edifact/syntax-fault.js';
import { CUSTOMS_SITE } from '../edifact/write-interchange.js';
import { segment } from './segments.js';

export interface Acknowledged {
  readonly envelope: Envelope;
  readonly message?: Message;
  /** Of the interchange where there is no message, else of the message. */
  readonly fault?: SyntaxFault;
}

/** What a CONTRL says: whether the syntax was understood, of the interchange and of the message in it. */
export function acknowledgementSegments({ envelope, message, fault }: Acknowledged): Segment[] {
  const verdict = fault === undefined ? ['7'] : ['4', fault.code];
  const sent = [envelope.controlReference, [...envelope.senderParts], CUSTOMS_SITE] as const;
  if (message === undefined) return [segment('UCI', ...sent, ...verdict)];
  return [segment('UCI', ...sent, '7'), segment('UCM', message.reference, message.identifier.split(':'), ...verdict)];
}
