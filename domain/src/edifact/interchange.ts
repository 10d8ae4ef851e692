import { type Delimiters, STANDARD_DELIMITERS, serviceString } from './delimiters.js';
import type { InterchangeFinding } from './finding.js';
import { componentOf, type Segment, segmentOf } from './segment.js';

/** A message without what is counted: UNT follows from it. */
export interface Message {
  /** UNH. */
  readonly header: Segment;
  /** Those between UNH and UNT. */
  readonly segments: readonly Segment[];
}

/** An interchange without what is counted: UNZ follows from it. */
export interface Interchange {
  /** Written as UNA before it; the standard ones hold where it is null. */
  readonly delimiters: Delimiters | null;
  /** UNB. */
  readonly header: Segment;
  readonly messages: readonly Message[];
}

/** What became of bytes that came as an interchange. Of a refused one no message counts. */
export type InterchangeReading =
  | { readonly outcome: 'read'; readonly interchange: Interchange }
  | { readonly outcome: 'refused'; readonly findings: readonly InterchangeFinding[] };

/** The place of the control reference in UNB, and of the message reference in UNH. */
export const CONTROL_REFERENCE = 4;
export const MESSAGE_REFERENCE = 0;

/** A message whose segments are written already, each with its terminator. */
export interface WrittenMessage {
  readonly header: Segment;
  readonly segments: readonly string[];
}

/** The interchange as text around messages that are written with its delimiters, with all that is counted. Its characters are not checked. */
export function joinInterchange({
  delimiters,
  header,
  messages,
}: Omit<Interchange, 'messages'> & { readonly messages: readonly WrittenMessage[] }): string {
  const write = segmentWriter(delimiters ?? STANDARD_DELIMITERS);
  const lines = messages.map((message) => {
    const trailer = segmentOf('UNT', String(message.segments.length + 2), componentOf(message.header, MESSAGE_REFERENCE));
    return `${write(message.header)}${message.segments.join('')}${write(trailer)}`;
  });
  const trailer = segmentOf('UNZ', String(messages.length), componentOf(header, CONTROL_REFERENCE));
  return `${delimiters === null ? '' : serviceString(delimiters)}${write(header)}${lines.join('')}${write(trailer)}`;
}

/** Takes their meaning from the delimiters in a value. */
export function releasing({ component, element, release, terminator }: Delimiters): (value: string) => string {
  const special = `[${[component, element, release ?? '', terminator].join('').replace(/[\\\]^-]/g, '\\$&')}]`;
  const [any, each] = [new RegExp(special), new RegExp(special, 'g')];
  return (value) => (any.test(value) ? value.replace(each, (character) => `${requireRelease(release)}${character}`) : value);
}

/** Writes segments as they are, each with its terminator. */
export function segmentWriter(delimiters: Delimiters): (segment: Segment) => string {
  const { component, element, terminator } = delimiters;
  const released = releasing(delimiters);
  return ({ tag, elements }) =>
    `${[tag, ...elements.map((components) => components.map(released).join(component))].join(element)}${terminator}`;
}

function requireRelease(release: string | null): string {
  if (release === null) throw new RangeError('a delimiter in a value, and no release character');
  return release;
}
