import { type Segment, valueAt } from './segment.js';
import { splitSegments } from './split-segments.js';
import { SyntaxFault } from './syntax-fault.js';
import { CUSTOMS_SITE } from './write-interchange.js';

/** Who sent it under which reference, as the first segment says it. */
export interface Envelope {
  readonly sender: string;
  /** As it stood there, with the owner site: what a CONTRL repeats. */
  readonly senderParts: readonly string[];
  readonly controlReference: string;
}

/** One message from UNH to UNT, both included. */
export interface Message {
  readonly reference: string;
  /** Type, version, release, agency: `CUSDEC:D:99B:UN`. */
  readonly identifier: string;
  readonly segments: readonly Segment[];
}

/** What came: readable as a whole, or with the fault that the acknowledgement names, of the interchange or of the message in it. */
export type Read =
  | { readonly kind: 'message'; readonly envelope: Envelope; readonly message: Message }
  | { readonly kind: 'interchange-refused'; readonly envelope: Envelope; readonly fault: SyntaxFault }
  | { readonly kind: 'message-refused'; readonly envelope: Envelope; readonly message: Message; readonly fault: SyntaxFault }
  | { readonly kind: 'unreadable'; readonly fault: SyntaxFault };

/** Reads an interchange of one message. Without a first segment that says who sent it nobody can be told what is wrong with the rest. */
export function readInterchange(bytes: Uint8Array): Read {
  const text = Buffer.from(bytes).toString('latin1');
  const head = attempt(() => envelopeOf(firstSegment(text)));
  if (head instanceof SyntaxFault) return { kind: 'unreadable', fault: head };
  const body = attempt(() => bodyOf(splitSegments(text), head));
  if (body instanceof SyntaxFault) return { kind: 'interchange-refused', envelope: head, fault: body };
  const fault = attempt(() => checkMessage(body));
  return fault instanceof SyntaxFault
    ? { kind: 'message-refused', envelope: head, message: body, fault }
    : { kind: 'message', envelope: head, message: body };
}

/** A first segment is short: nobody looks further for its end. */
const LONGEST_HEAD = 1_000;

function firstSegment(text: string): Segment | undefined {
  const advice = text.startsWith('UNA') ? text.slice(0, 9) : '';
  const terminator = advice.at(8) ?? "'";
  const end = text.indexOf(terminator, advice.length);
  if (end < 0 || end > LONGEST_HEAD) throw new SyntaxFault('missing', 'there is no interchange header');
  return splitSegments(text.slice(0, end + 1))[0];
}

function envelopeOf(head: Segment | undefined): Envelope {
  if (head?.tag !== 'UNB') throw new SyntaxFault('missing', 'there is no interchange header');
  const envelope = {
    sender: valueAt(head, '2.1'),
    senderParts: head.elements[1] ?? [],
    controlReference: valueAt(head, '5.1'),
  };
  if (!/^[A-Z0-9]{1,14}$/iu.test(envelope.sender)) throw new SyntaxFault('invalid', 'the interchange header names no sender');
  if (!/^[A-Z0-9]{1,14}$/iu.test(envelope.controlReference))
    throw new SyntaxFault('invalid', 'the interchange header has no control reference');
  return envelope;
}

function bodyOf(segments: readonly Segment[], { controlReference }: Envelope): Message {
  const [head, first, ...rest] = segments;
  const tail = rest.at(-1);
  if (valueAt(head, '3.1') !== CUSTOMS_SITE) throw new SyntaxFault('invalid', 'the interchange is for somebody else');
  if (`${valueAt(head, '1.1')}:${valueAt(head, '1.2')}` !== 'UNOC:3') throw new SyntaxFault('invalid', 'the syntax is not UNOC version 3');
  if (!/^\d{6}$/u.test(valueAt(head, '4.1')) || !/^\d{4}$/u.test(valueAt(head, '4.2'))) throw new SyntaxFault('invalid', 'no time');
  if (first?.tag !== 'UNH') throw new SyntaxFault('missing', 'there is no message');
  if (tail?.tag !== 'UNZ') throw new SyntaxFault('missing', 'the interchange has no end');
  if (valueAt(tail, '1.1') !== '1') throw new SyntaxFault('countDiffers', 'there is not one message in it');
  if (valueAt(tail, '2.1') !== controlReference) throw new SyntaxFault('referencesDiffer', 'the control references differ');
  return { reference: valueAt(first, '1.1'), identifier: (first.elements[1] ?? []).join(':'), segments: [first, ...rest.slice(0, -1)] };
}

function checkMessage({ reference, segments }: Message): void {
  const tail = segments.at(-1);
  if (tail?.tag !== 'UNT') throw new SyntaxFault('missing', 'the message has no end');
  if (segments.slice(1).some(({ tag }) => tag === 'UNH' || tag === 'UNB')) throw new SyntaxFault('tooMany', 'more than one message');
  if (valueAt(tail, '1.1') !== String(segments.length)) {
    throw new SyntaxFault('countDiffers', `the message says ${valueAt(tail, '1.1')} segments and has ${segments.length}`);
  }
  if (valueAt(tail, '2.1') !== reference) throw new SyntaxFault('referencesDiffer', 'the message references differ');
}

function attempt<Result>(read: () => Result): Result | SyntaxFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxFault) return error;
    throw error;
  }
}
