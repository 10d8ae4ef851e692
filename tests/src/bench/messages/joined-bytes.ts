import { textOfBytes } from '@tallyport/domain/edifact/character-set';
import { STANDARD_DELIMITERS, serviceString } from '@tallyport/domain/edifact/delimiters';
import type { Segment } from '@tallyport/domain/edifact/segment';
import { SegmentScanner } from '@tallyport/domain/edifact/segment-scanner';

const SPECIAL = /['+:?]/;
const EACH_SPECIAL = /['+:?]/g;
const SERVICE_STRING = serviceString(STANDARD_DELIMITERS);

/**
 * The smallest program that makes these bytes: it has every value of every segment in its place already, sets the delimiters between
 * them, and takes their meaning from those that stand in a value.
 */
export function joinedBytes(segments: readonly Segment[]): Uint8Array {
  const written = segments.map(({ tag, elements }) => [tag, ...elements.map((values) => values.map(released).join(':'))].join('+'));
  return Buffer.from(`${SERVICE_STRING}${written.join("'")}'`, 'latin1');
}

/** The segments of an interchange after its service string, counts and envelopes among them. */
export function segmentsOf(bytes: Uint8Array): Segment[] {
  const scanner = new SegmentScanner(textOfBytes(bytes), STANDARD_DELIMITERS, SERVICE_STRING.length);
  const segments: Segment[] = [];
  for (let segment = scanner.next(); segment !== null; segment = scanner.next()) {
    if (typeof segment === 'string') throw new Error(`not an interchange: ${segment}`);
    segments.push(segment);
  }
  return segments;
}

function released(value: string): string {
  return SPECIAL.test(value) ? value.replace(EACH_SPECIAL, '?$&') : value;
}
