import { type Segment, valueAt } from '../edifact/segment.js';
import { cutBefore, splitAfter } from './cut.js';
import { Group } from './group.js';

/** An import declaration as it came, cut into its groups. */
export interface ReadImd {
  readonly name: 'IMD';
  readonly ownReference: string;
  readonly version: number;
  readonly function: string;
  readonly header: Group;
  /** Invoices, transport lines and tariff lines as they follow each other. */
  readonly details: readonly Group[];
  readonly invoices: readonly Group[];
  readonly transport: readonly Group[];
  readonly tariff: readonly Group[];
  readonly summary: Group;
}

const SECTIONS = { DMS: 'header', LIN: 'transport', CST: 'tariff' } as const;
type Start = keyof typeof SECTIONS;

/** The segment that begins a group; what begins with another one is shown as an invoice without its beginning. */
export function startOf({ segments: [first] }: Group): Start {
  return first !== undefined && isStart(first.tag) ? first.tag : 'DMS';
}

function isStart(tag: string): tag is Start {
  return tag in SECTIONS;
}

/** Cuts the segments between UNH and UNT. Whether they are right is another question. */
export function readImd(segments: readonly Segment[]): ReadImd {
  const [head, body] = splitAfter(segments, ({ tag, elements }) => tag === 'UNS' && elements[0]?.[0] === 'D');
  const foot = body.findIndex(({ tag }) => tag === 'UNS');
  const [lines, rest] = foot < 0 ? [body, []] : [body.slice(0, foot), body.slice(foot)];
  const header = new Group('header', null, head);
  const details = cutBefore(lines, ({ tag }) => isStart(tag)).map(groupOf);
  const kind = (start: Start) => details.filter((group) => startOf(group) === start);
  return {
    name: 'IMD',
    ownReference: header.value('BGM', '2.1'),
    version: Number(header.value('BGM', '2.2')),
    function: header.value('BGM', '3.1'),
    header,
    details,
    invoices: kind('DMS'),
    transport: kind('LIN'),
    tariff: kind('CST'),
    summary: new Group('header', null, rest),
  };
}

function groupOf(segments: readonly Segment[]): Group {
  const [first] = segments;
  const section = first !== undefined && isStart(first.tag) ? SECTIONS[first.tag] : 'header';
  const number = valueAt(first, '1.1');
  return new Group(section, section !== 'header' && /^[1-9]\d{0,3}$/u.test(number) ? Number(number) : null, segments);
}
