import type { Delimiters } from './delimiters.js';
import type { InterchangeFault, InterchangeFinding } from './finding.js';
import { CONTROL_REFERENCE, type InterchangeReading, MESSAGE_REFERENCE, type Message } from './interchange.js';
import { componentOf, type Segment } from './segment.js';

/** What is found beyond these says nothing new. */
const MAX_FINDINGS = 50;

/** Puts segments, in their order, into messages and an interchange, and compares what UNT and UNZ say with what there is. */
export class Envelope {
  readonly findings: InterchangeFinding[] = [];
  private readonly messages: Message[] = [];
  private header: Segment | null = null;
  private message: { readonly header: Segment; readonly segments: Segment[] } | null = null;
  private isEnded = false;
  private place = 0;

  constructor(private readonly delimiters: Delimiters | null) {}

  put(segment: Segment): void {
    this.place++;
    if (this.header === null) this.begin(segment);
    else if (this.isEnded) this.find('out-of-place', segment.tag);
    else if (this.message !== null) this.putInside(segment, this.message);
    else if (segment.tag === 'UNH') this.message = { header: segment, segments: [] };
    else if (segment.tag === 'UNZ') this.end(segment, this.header);
    else this.find('out-of-place', segment.tag, 'UNH, UNZ');
  }

  close(): InterchangeReading {
    if (!this.isEnded) this.find('cut', '', this.message === null ? 'UNZ' : 'UNT');
    if (this.findings.length > 0 || this.header === null) return { outcome: 'refused', findings: this.findings };
    return { outcome: 'read', interchange: { delimiters: this.delimiters, header: this.header, messages: this.messages } };
  }

  private begin(segment: Segment): void {
    this.header = segment;
    if (segment.tag !== 'UNB') this.find('out-of-place', segment.tag, 'UNB');
  }

  private putInside(segment: Segment, message: { readonly header: Segment; readonly segments: Segment[] }): void {
    if (segment.tag === 'UNT') {
      this.compare('segment-count', componentOf(segment, 0), String(message.segments.length + 2));
      this.compare('message-reference', componentOf(segment, 1), componentOf(message.header, MESSAGE_REFERENCE));
      this.messages.push(message);
      this.message = null;
    } else if (/^UN[ABEGHZ]$/.test(segment.tag)) {
      this.find('out-of-place', segment.tag, 'UNT');
    } else {
      message.segments.push(segment);
    }
  }

  private end(trailer: Segment, header: Segment): void {
    this.isEnded = true;
    this.compare('message-count', componentOf(trailer, 0), String(this.messages.length));
    this.compare('interchange-reference', componentOf(trailer, 1), componentOf(header, CONTROL_REFERENCE));
  }

  /** A count may have zeros before it. */
  private compare(code: InterchangeFault, found: string, expected: string): void {
    const isEqual = code.endsWith('-count') ? /^\d+$/.test(found) && Number(found) === Number(expected) : found === expected;
    if (!isEqual) this.find(code, found, expected);
  }

  private find(code: InterchangeFault, found: string, expected = ''): void {
    if (this.findings.length < MAX_FINDINGS) this.findings.push({ code, segment: this.place || null, found, expected });
  }
}
