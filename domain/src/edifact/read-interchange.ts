import { textOfBytes } from './character-set.js';
import { hasServiceString, readServiceString, STANDARD_DELIMITERS, serviceString } from './delimiters.js';
import { Envelope } from './envelope.js';
import { type InterchangeFinding, MAX_INTERCHANGE_BYTES } from './finding.js';
import type { InterchangeReading } from './interchange.js';
import { SegmentScanner } from './segment-scanner.js';

/** Reads an interchange and holds it to its control counts and references. Time and memory grow with the bytes, which are bounded. */
export function readInterchange(bytes: Uint8Array): InterchangeReading {
  if (bytes.length > MAX_INTERCHANGE_BYTES)
    return refused({ code: 'too-large', segment: null, found: String(bytes.length), expected: String(MAX_INTERCHANGE_BYTES) });
  const text = textOfBytes(bytes).replace(/^[\r\n]+/, '');
  const named = hasServiceString(text) ? readServiceString(text) : STANDARD_DELIMITERS;
  if (named === null || !/^UN[AB]/.test(text))
    return refused({ code: 'not-edifact', segment: null, found: text.slice(0, 20), expected: 'UNA, UNB' });
  const delimiters = hasServiceString(text) ? named : null;
  const scanner = new SegmentScanner(text, named, delimiters === null ? 0 : serviceString(named).length);
  const envelope = new Envelope(delimiters);
  for (let place = 1; ; place++) {
    const segment = scanner.next();
    if (segment === null) break;
    if (typeof segment === 'string') return refused(...envelope.findings, { code: segment, segment: place, found: '', expected: '' });
    envelope.put(segment);
  }
  return envelope.close();
}

function refused(...findings: InterchangeFinding[]): InterchangeReading {
  return { outcome: 'refused', findings };
}
