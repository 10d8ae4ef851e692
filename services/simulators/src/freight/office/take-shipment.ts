import type { Books } from '../books/books.js';
import type { Job } from '../books/entries.js';
import { checkShipment, hasErrors } from '../rules/check-shipment.js';
import { at, type Node } from '../xml/node.js';
import { type Decision, outcomeEvent, refused } from './decision.js';
import { mergeUpdate } from './merge-update.js';
import type { Message } from './message.js';

/** With which letter the keys of a kind of job begin (domain: CargoWise eAdaptor, §4). */
const LETTERS: Readonly<Record<string, string>> = { ForwardingShipment: 'S', CustomsDeclaration: 'B', ForwardingConsol: 'C' };
const FIRST_NUMBER = 1001;

/** Creates the job where no key is named, else updates the one that is. */
export function takeShipment({ content, type, key }: Message, system: string, books: Books, now: Date): Decision {
  const letter = LETTERS[type];
  if (content === undefined || letter === undefined) return refused([`Error - DataTarget Type '${type}' is not supported`]);
  const before = key === '' ? null : books.job(system, type, key);
  if (before === undefined) return refused([`Error - No ${type} found with key '${key}'`]);
  const { kept, log } = checkShipment(content, system, before ?? { type, key: '' }, books);
  const shipment = withoutContext(kept);
  if (hasErrors(log)) return refused(log, 'PRS');
  const job: Job =
    before === null
      ? { system, type, key: nextKey(letter, system, books), shipment, documents: [], events: [], createdAt: now.toISOString(), updates: 0 }
      : { ...before, shipment: mergeUpdate(before.shipment, shipment), updates: before.updates + 1 };
  return {
    outcome: before === null ? 'created' : 'updated',
    jobKey: job.key,
    entries: [{ kind: 'job', job }],
    said: { status: 'PRS', log, data: [outcomeEvent(job, now, { ProcessingStatusCode: 'PRS' })] },
  };
}

function nextKey(letter: string, system: string, books: Books): string {
  const number = Math.max(FIRST_NUMBER, books.index.lastNumber(system, letter) + 1);
  return `${letter}${String(number).padStart(8, '0')}`;
}

/** Who it is for is said anew in each message, and is none of the job's data. */
function withoutContext(shipment: Node): Node {
  const context = at(shipment, 'DataContext');
  return { ...shipment, attributes: {}, children: shipment.children.filter((child) => child !== context) };
}
