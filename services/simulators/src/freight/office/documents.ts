import { hash, randomUUID } from 'node:crypto';
import type { Books } from '../books/books.js';
import type { Document } from '../books/entries.js';
import { hasErrors } from '../rules/check-shipment.js';
import { checkValues } from '../rules/check-values.js';
import { all, at, type Node, node, textAt } from '../xml/node.js';
import { type Decision, outcomeEvent, refused } from './decision.js';
import { notFound } from './find-jobs.js';
import type { Message } from './message.js';

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/u;

/** Adds the files of an event to a job. Each is a file of its own, also one that is there already. */
export function takeEvent({ content, type, key }: Message, system: string, books: Books, now: Date): Decision {
  const job = books.job(system, type, key);
  if (content === undefined || job === undefined) return refused([`Error - No ${type} found with key '${key}'`]);
  const { log } = checkValues(content);
  const attached = all(content, 'AttachedDocument');
  const faults = [...(textAt(content, 'EventType') === '' ? ['Error - EventType is missing'] : []), ...attached.flatMap(faultOf), ...log];
  if (hasErrors(faults)) return refused(faults, 'PRS');
  const savedAt = now.toISOString();
  const documents = [...job.documents, ...attached.map((one) => documentOf(one, savedAt))];
  const events = [...job.events, { type: textAt(content, 'EventType'), at: savedAt }];
  return {
    outcome: attached.length === 0 ? 'updated' : 'documents added',
    jobKey: key,
    entries: [{ kind: 'job', job: { ...job, documents, events } }],
    said: { status: 'PRS', log: faults, data: [outcomeEvent(job, now, { ProcessingStatusCode: 'PRS' })] },
  };
}

function faultOf(attached: Node): string[] {
  const name = textAt(attached, 'FileName');
  if (name === '') return ['Error - FileName is missing'];
  if (textAt(attached, 'Type/Code') === '') return [`Error - Type of document '${name}' is missing`];
  return BASE64.test(at(attached, 'ImageData')?.text ?? '') ? [] : [`Error - ImageData of document '${name}' is not base64`];
}

function documentOf(attached: Node, savedAt: string): Document {
  const content = Buffer.from(textAt(attached, 'ImageData'), 'base64');
  return {
    id: randomUUID(),
    name: textAt(attached, 'FileName'),
    type: textAt(attached, 'Type/Code'),
    isPublished: textAt(attached, 'IsPublished') === 'true',
    bytes: content.byteLength,
    sha256: hash('sha256', content),
    savedAt,
  };
}

/** Lists the files of a job, never their bytes: those are not kept. Filters of kind and name narrow the list. */
export function listDocuments(message: Message, system: string, books: Books): Decision {
  const { type, key, content } = message;
  const job = books.job(system, type, key);
  if (job === undefined || content === undefined) return notFound(message);
  const wanted = (filter: string, value: string) => {
    const values = all(content, 'Filter').flatMap((one) => (textAt(one, 'Type') === filter ? [textAt(one, 'Value')] : []));
    return values.length === 0 || values.includes(value);
  };
  const documents = job.documents.filter((one) => wanted('DocumentType', one.type) && wanted('FileName', one.name));
  const event = node('Event', [
    node('DataContext', [node('DataSourceCollection', [node('DataSource', [node('Type', type), node('Key', key)])])]),
    node('AttachedDocumentCollection', documents.map(attachedOf)),
  ]);
  return {
    outcome: 'read',
    jobKey: key,
    entries: [],
    said: { status: 'PRS', log: [], data: [node('UniversalEvent', [event], { version: '1.1' })] },
  };
}

function attachedOf({ id, name, type, isPublished, bytes, savedAt }: Document): Node {
  return node('AttachedDocument', [
    node('FileName', name),
    node('Type', [node('Code', type)]),
    node('DocumentID', id),
    node('IsPublished', isPublished ? 'true' : 'false'),
    node('SaveDateUTC', savedAt.slice(0, 19)),
    node('FileSizeInBytes', String(bytes)),
  ]);
}
