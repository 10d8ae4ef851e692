import type { XmlElement } from '../xml-element.js';
import { childNamed, childrenNamed, codeOf, descendantsNamed } from './elements.js';
import { type LogLine, parseProcessingLog } from './processing-log.js';

/** How a status code is understood. What is in neither table is for a person, and never success. */
export type Meaning = 'processed' | 'accepted-later' | 'refused';

/** Answers to Universal messages (domain: CargoWise eAdaptor, §10). WRN, SUC and OK were seen in public code, but not what they promise. */
const UNIVERSAL: Readonly<Record<string, Meaning>> = {
  PRS: 'processed',
  QUE: 'accepted-later',
  ERR: 'refused',
  DCD: 'refused',
  REJ: 'refused',
};
/** Answers about master data, which is only read. */
const NATIVE: Readonly<Record<string, Meaning>> = { ...UNIVERSAL, OK: 'processed', SUC: 'processed' };

/** What an answer says of itself: each code with its meaning, reasons of failure, the lines of its log, and its data. */
export interface SaidStatus {
  readonly statuses: readonly string[];
  readonly innerStatuses: readonly string[];
  readonly failureReasons: readonly string[];
  readonly lines: readonly LogLine[];
  readonly data: readonly XmlElement[];
}

export function meaningOf(status: string, isMasterData: boolean): Meaning | undefined {
  const table = isMasterData ? NATIVE : UNIVERSAL;
  return Object.hasOwn(table, status) ? table[status] : undefined;
}

/** Reads what a `UniversalResponse` says; undefined where the document is something else. */
export function saidStatusOf(document: XmlElement): SaidStatus | undefined {
  if (document.name !== 'UniversalResponse') return undefined;
  // A no counts wherever it stands.
  const words = withoutJobs(document);
  const contexts = descendantsNamed(words, 'Context');
  const said = (type: string) => [
    ...contexts
      .filter((context) => codeOf(childNamed(context, 'Type')) === type)
      .map((context) => childNamed(context, 'Value')?.text ?? ''),
    ...descendantsNamed(words, type).map(({ text }) => text),
  ];
  const deeper = words.children.flatMap((child) => descendantsNamed(child, 'Status')).map(({ text }) => text);
  const logs = descendantsNamed(words, 'ProcessingLog');
  return {
    statuses: childrenNamed(document, 'Status').map(({ text }) => text),
    innerStatuses: [...said('ProcessingStatusCode'), ...deeper.filter((status) => meaningOf(status, false) === 'refused')],
    failureReasons: said('FailureReason').filter((reason) => reason !== ''),
    lines: logs.flatMap(({ text, children }) => parseProcessingLog([text, ...children.map((child) => child.text)].join('\n'))),
    data: childrenNamed(document, 'Data').flatMap(({ children }) => children),
  };
}

/** What an answer says of itself: the jobs and the master data that it brings have statuses and notes of their own. */
function withoutJobs(element: XmlElement): XmlElement {
  const children = element.children.filter(({ name }) => name !== 'Shipment' && name !== 'Body');
  return { ...element, children: children.map(withoutJobs) };
}
