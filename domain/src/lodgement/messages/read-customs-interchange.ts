import type { InterchangeFinding } from '../../edifact/finding.js';
import { readInterchange } from '../../edifact/read-interchange.js';
import { componentOf } from '../../edifact/segment.js';
import type { MessageLayout } from './layout.js';
import { readAcknowledgement } from './read-acknowledgement.js';
import { type AnswerLayouts, readAnswer } from './read-answer.js';
import type { SaidAcknowledgement, SaidAdvice, SaidResponse } from './said-by-customs.js';
import type { AnswerFinding } from './said-values.js';

/** What became of bytes that came from customs. What cannot be read is kept as it came, and waits for a person. */
export type CustomsReading =
  | { readonly outcome: 'read'; readonly said: SaidResponse | SaidAdvice | SaidAcknowledgement }
  | { readonly outcome: 'unreadable'; readonly findings: readonly (InterchangeFinding | AnswerFinding)[] };

export interface CustomsLayouts extends AnswerLayouts {
  readonly acknowledgement: MessageLayout;
}

/** Reads an answer, an advice or an acknowledgement of customs: one message in one interchange. Total, and bounded by the bytes. */
export function readCustomsInterchange(bytes: Uint8Array, layouts: CustomsLayouts): CustomsReading {
  const reading = readInterchange(bytes);
  if (reading.outcome === 'refused') return { outcome: 'unreadable', findings: reading.findings };
  const [message, ...others] = reading.interchange.messages;
  if (message === undefined || others.length > 0) {
    const found = String(reading.interchange.messages.length);
    return { outcome: 'unreadable', findings: [{ code: 'several-messages', segment: null, found, expected: '1' }] };
  }
  const findings: AnswerFinding[] = [];
  const type = componentOf(message.header, 1);
  const said =
    type === 'CONTRL'
      ? readAcknowledgement(message, layouts.acknowledgement, findings)
      : type === 'CUSRES'
        ? readAnswer(message, layouts, findings)
        : null;
  if (type !== 'CONTRL' && type !== 'CUSRES')
    findings.push({ code: 'unknown-message', segment: 2, found: type.slice(0, 40), expected: 'CUSRES, CONTRL' });
  return said === null || findings.length > 0 ? { outcome: 'unreadable', findings } : { outcome: 'read', said };
}
