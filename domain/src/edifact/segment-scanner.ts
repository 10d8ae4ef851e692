import type { Delimiters } from './delimiters.js';
import type { InterchangeFault } from './finding.js';
import type { DataElement, Segment } from './segment.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const TAG = /^[A-Z][A-Z0-9]{2}$/;
/** Bounds the memory: a message of 10 MB has fewer. */
const MAX_COMPONENTS = 2_000_000;

/** Takes a text apart into segments, from its beginning, each character once. Line breaks between segments do not count. */
export class SegmentScanner {
  private at: number;
  private components = 0;
  private readonly codes: { readonly component: number; readonly element: number; readonly release: number; readonly terminator: number };

  constructor(
    private readonly text: string,
    { component, element, release, terminator }: Delimiters,
    start: number,
  ) {
    this.at = start;
    this.codes = {
      component: component.charCodeAt(0),
      element: element.charCodeAt(0),
      release: release === null ? Number.NaN : release.charCodeAt(0),
      terminator: terminator.charCodeAt(0),
    };
  }

  /** Where in the text the segment ends that was taken last. */
  get end(): number {
    return this.at;
  }

  /** The next segment, what is wrong with it, or null at the end. After a fault nothing can be read on. */
  next(): Segment | InterchangeFault | null {
    this.skipLineBreaks();
    if (this.at >= this.text.length) return null;
    const composites: string[][] = [[]];
    for (;;) {
      const value = this.takeValue();
      if (value === null) return this.at < this.text.length ? 'outside-character-set' : 'cut';
      composites.at(-1)?.push(value);
      if (++this.components > MAX_COMPONENTS) return 'too-large';
      const delimiter = this.text.charCodeAt(this.at++);
      if (delimiter === this.codes.terminator) return toSegment(composites);
      if (delimiter === this.codes.element) composites.push([]);
    }
  }

  private skipLineBreaks(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== LINE_FEED && code !== CARRIAGE_RETURN) return;
      this.at++;
    }
  }

  /** What stands before the next delimiter, released; null where no delimiter follows. Stays on the delimiter, or on what is wrong. */
  private takeValue(): string | null {
    const { component, element, release, terminator } = this.codes;
    let released = '';
    let from = this.at;
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === component || code === element || code === terminator) return released + this.text.slice(from, this.at);
      if (code === release) {
        released += this.text.slice(from, this.at);
        from = this.at += 1;
        if (from >= this.text.length) return null;
      }
      if (!isUnocCode(this.text.charCodeAt(this.at))) return null;
    }
    return null;
  }
}

function isUnocCode(code: number): boolean {
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
}

function toSegment([[tag = '', ...nesting] = [], ...elements]: readonly DataElement[]): Segment | InterchangeFault {
  return nesting.length === 0 && TAG.test(tag) ? { tag, elements } : 'not-edifact';
}
