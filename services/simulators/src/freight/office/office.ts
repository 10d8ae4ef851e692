import type { Books } from '../books/books.js';
import { at, textAt } from '../xml/node.js';
import { type Decision, NATIVE, refused, UNIVERSAL } from './decision.js';
import { listDocuments, takeEvent } from './documents.js';
import { findJobs } from './find-jobs.js';
import { takeMasters } from './masters.js';
import type { Message } from './message.js';
import { takeShipment } from './take-shipment.js';

/** The system at the address that names none: it takes what is for any. */
export const ANY_SYSTEM = 'DEFAULT';

/** What a system makes of a message. It records nothing itself. */
export function decide(message: Message, system: string, books: Books, now: Date): Decision {
  const { root, kind, namespace, fault } = message;
  if (root === null) return { ...refused([`Error - The message could not be read: ${fault ?? ''}`]), outcome: 'unreadable' };
  if (root.name === 'Native')
    return NATIVE.test(namespace) ? takeMasters(message, system, books) : refused([`Error - Namespace '${namespace}' is not supported`]);
  if (namespace !== UNIVERSAL) return refused([`Error - Namespace '${namespace}' is not supported`]);
  const stray = strayed(message, system);
  if (stray !== null) return refused([stray]);
  switch (kind) {
    case 'UniversalShipment':
      return takeShipment(message, system, books, now);
    case 'UniversalShipmentRequest':
      return findJobs(message, system, books);
    case 'UniversalEvent':
      return takeEvent(message, system, books, now);
    case 'UniversalDocumentRequest':
      return listDocuments(message, system, books);
    default:
      return refused([`Error - Message '${kind}' is not supported`]);
  }
}

/** A message without a context, or for another system than that whose address it came to. */
function strayed({ content }: Message, system: string): string | null {
  const context = at(content, 'DataContext');
  if (context === undefined) return 'Error - DataContext is missing';
  if (at(context, 'DataTargetCollection/DataTarget') === undefined) return 'Error - DataTarget is missing';
  const named = `${textAt(context, 'EnterpriseID')}${textAt(context, 'ServerID')}`;
  if (named === '' || system === ANY_SYSTEM || named.toUpperCase() === system.toUpperCase()) return null;
  return `Error - The message is for ${named}, this is ${system}`;
}
