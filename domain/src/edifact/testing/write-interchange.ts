import { STANDARD_DELIMITERS } from '../delimiters.js';
import { type Interchange, joinInterchange, segmentWriter } from '../interchange.js';

/** An interchange that was read, written back. */
export function writeInterchange({ delimiters, header, messages }: Interchange): string {
  const write = segmentWriter(delimiters ?? STANDARD_DELIMITERS);
  const written = messages.map((message) => ({ header: message.header, segments: message.segments.map(write) }));
  return joinInterchange({ delimiters, header, messages: written });
}
