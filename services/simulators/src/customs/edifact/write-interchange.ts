import type { Segment } from './segment.js';

/** The site of customs itself. */
export const CUSTOMS_SITE = 'AAA336C';

export interface Outgoing {
  /** As it stood in the interchange that is answered. */
  readonly recipientParts: readonly string[];
  readonly controlReference: string;
  /** `CUSRES:D:99B:UN`. */
  readonly identifier: string;
  /** Without UNH and UNT. */
  readonly segments: readonly Segment[];
  readonly sentAt: Date;
}

/** The bytes of an interchange from customs, as a test system sends it. */
export function writeInterchange({ recipientParts, controlReference, identifier, segments, sentAt }: Outgoing): Buffer {
  const [day, time] = [sentAt.toISOString().slice(2, 10), sentAt.toISOString().slice(11, 16)];
  const all: Segment[] = [
    row(
      'UNB',
      ['UNOC', '3'],
      [CUSTOMS_SITE],
      recipientParts,
      [day.replaceAll('-', ''), time.replace(':', '')],
      [controlReference],
      [],
      [],
      [],
      [],
      [],
      ['1'],
    ),
    row('UNH', ['1'], identifier.split(':')),
    ...segments,
    row('UNT', [String(segments.length + 2)], ['1']),
    row('UNZ', ['1'], [controlReference]),
  ];
  return Buffer.from(`UNA:+.? '${all.map(written).join('')}`, 'latin1');
}

function row(tag: string, ...elements: readonly (readonly string[])[]): Segment {
  return { tag, elements };
}

/** A segment as it is sent: marks released, empty values at the end left out. */
export function written({ tag, elements }: Segment): string {
  const texts = elements.map((components) => withoutEmptyEnd(components.map((text) => text.replaceAll(/[?+:']/gu, '?$&'))).join(':'));
  return `${[tag, ...withoutEmptyEnd(texts)].join('+')}'`;
}

function withoutEmptyEnd(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}
