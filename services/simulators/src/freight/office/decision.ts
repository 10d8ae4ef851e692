import type { Entry, Outcome } from '../books/entries.js';
import { type Node, node } from '../xml/node.js';

/** What is said to a message: the status, the lines of the log, and data. */
export interface Said {
  /** PRS, ERR, OK or QUE, where nobody lies. */
  readonly status: string;
  readonly log: readonly string[];
  readonly data: readonly Node[];
}

/** What comes of a message. Nothing of it has happened before its entries are recorded. */
export interface Decision {
  readonly outcome: Outcome;
  readonly jobKey: string | null;
  readonly entries: readonly Entry[];
  readonly said: Said;
}

/** Nothing is done, and the log says why. The status of a message that was understood is PRS all the same. */
export function refused(log: readonly string[], status: 'PRS' | 'ERR' = 'ERR', data: readonly Node[] = []): Decision {
  return { outcome: 'refused', jobKey: null, entries: [], said: { status, log, data } };
}

export const UNIVERSAL = 'http://www.cargowise.com/Schemas/Universal/2011/11';
export const NATIVE = /^http:\/\/www\.cargowise\.com\/Schemas\/Native(?:\/2011\/11)?$/u;

/** The answer to a message, with the number of its request. */
export function universalResponse({ status, log, data }: Said, request: number): Node {
  const number = String(request).padStart(9, '0');
  return node(
    'UniversalResponse',
    [
      node('Status', status),
      node('Data', data),
      node('MessageNumberCollection', [
        node('MessageNumber', number, { Type: 'InterchangeNumber' }),
        node('MessageNumber', number, { Type: 'MessageNumber' }),
      ]),
      node('ProcessingLog', log.join('\n')),
    ],
    { xmlns: UNIVERSAL, version: '1.1' },
  );
}

/** The event that tells what became of a job; without a key it came to none. */
export function outcomeEvent(
  job: { readonly type: string; readonly key: string | null },
  at: Date,
  context: Readonly<Record<string, string>>,
  references: readonly string[] = [],
): Node {
  const source = [node('Type', job.type), ...(job.key === null ? [] : [node('Key', job.key)])];
  return node(
    'UniversalEvent',
    [
      node('Event', [
        node('DataContext', [node('DataSourceCollection', [node('DataSource', source)])]),
        node('EventTime', at.toISOString()),
        node('EventType', 'DIM'),
        node('IsEstimate', 'false'),
        node(
          'ContextCollection',
          Object.entries(context).map(([type, value]) => node('Context', [node('Type', type), node('Value', value)])),
        ),
        ...(references.length === 0 ? [] : [referenceCollection(references)]),
      ]),
    ],
    { version: '1.1' },
  );
}

function referenceCollection(references: readonly string[]): Node {
  return node(
    'AdditionalReferenceCollection',
    references.map((reference) => node('AdditionalReference', [node('Type', [node('Code', 'OTH')]), node('ReferenceNumber', reference)])),
  );
}
