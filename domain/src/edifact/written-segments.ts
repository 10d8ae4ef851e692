import { textOfBytes } from './character-set.js';
import { hasServiceString, readServiceString, STANDARD_DELIMITERS, serviceString } from './delimiters.js';
import type { Segment } from './segment.js';
import { SegmentScanner } from './segment-scanner.js';

/** A piece of an interchange as it was written: a segment with its terminator, or what is none. */
export interface WrittenSegment {
  readonly text: string;
  /** Null for the service string, and for what cannot be read as a segment. */
  readonly segment: Segment | null;
}

/** What cannot be read has no pieces of its own; so long are those into which it is cut. */
const LONGEST_PIECE = 1_000;

/** Takes bytes apart into segments as far as they are any. Nothing is left out but line breaks between segments. Total. */
export function writtenSegments(bytes: Uint8Array): WrittenSegment[] {
  const text = textOfBytes(bytes).replace(/^[\r\n]+/, '');
  const delimiters = hasServiceString(text) ? readServiceString(text) : STANDARD_DELIMITERS;
  if (delimiters === null || !/^UN[AB]/.test(text)) return piecesOf(text);
  const written: WrittenSegment[] = hasServiceString(text) ? [{ text: serviceString(delimiters), segment: null }] : [];
  let end = hasServiceString(text) ? serviceString(delimiters).length : 0;
  const scanner = new SegmentScanner(text, delimiters, end);
  for (;;) {
    const segment = scanner.next();
    if (segment === null || typeof segment === 'string') return [...written, ...piecesOf(text.slice(end))];
    written.push({ text: text.slice(end, scanner.end).replace(/^[\r\n]+/, ''), segment });
    end = scanner.end;
  }
}

function piecesOf(text: string): WrittenSegment[] {
  const pieces = text.split(/[\r\n]+/).flatMap((line) => line.match(new RegExp(`.{1,${LONGEST_PIECE}}`, 'gsu')) ?? []);
  return pieces.map((piece) => ({ text: piece, segment: null }));
}
