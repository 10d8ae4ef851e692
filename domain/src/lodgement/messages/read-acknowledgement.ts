import type { Message } from '../../edifact/interchange.js';
import type { MessageLayout } from './layout.js';
import { type ReadItem, readMessage } from './read-message.js';
import type { SaidAcknowledgement, SaidError } from './said-by-customs.js';
import { type AnswerFinding, SaidValues } from './said-values.js';

/** What an acknowledgement (CONTRL) says of an interchange of ours; what is wrong with it goes to the findings. */
export function readAcknowledgement(message: Message, layout: MessageLayout, findings: AnswerFinding[]): SaidAcknowledgement {
  const { items } = readMessage(layout, message);
  const valuesOf = (part: ReadItem['part']) => items.filter((item) => item.part === part).map((item) => new SaidValues(item, findings));
  const [header] = valuesOf('header');
  const refusals = [
    header?.required('action', /^[a-z]+$/) === 'refused' && (header.text('syntax_error', 20) ?? ''),
    ...valuesOf('message').map((one) => one.text('message_action', 20) === 'refused' && (one.text('message_error', 20) ?? '')),
  ];
  return {
    kind: 'acknowledgement',
    controlReference: header?.required('control_reference', /^.{1,14}$/) ?? '',
    errors: refusals.filter((code) => code !== false).map(errorOf),
  };
}

/** A syntax error of EDIFACT (code list 0085); without a code it is the unspecified one. */
function errorOf(code: string): SaidError {
  return { code: code === '' ? '18' : code, words: '', place: 'message', line: null, segment: null, field: null };
}
