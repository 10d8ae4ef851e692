import type { Books } from '../books/books.js';
import type { Job } from '../books/entries.js';
import { asRead } from './as-read.js';
import { type Decision, refused } from './decision.js';
import type { Message } from './message.js';

/** Answers the job with a key; without one, every job of the kind that carries an additional reference, where the system can do that. */
export function findJobs(message: Message, system: string, books: Books): Decision {
  const { type, key, references } = message;
  if (type === '') return refused(['Error - DataTarget Type is missing']);
  if (key === '' && (references.length === 0 || !books.system(system).findsByReference))
    return refused(['Error - DataTarget Key is missing']);
  const found = jobsOf(message, system, books);
  if (found.length === 0) return notFound(message);
  return {
    outcome: 'read',
    jobKey: found[0]?.key ?? null,
    entries: [],
    said: { status: 'PRS', log: [], data: found.map((job) => asRead(job, books)) },
  };
}

/** Nothing is there, and nothing was wrong with asking. */
export function notFound({ type, key, references }: Message): Decision {
  const by = key === '' ? `reference '${references.join("', '")}'` : `key '${key}'`;
  const log = [`Warning - No ${type} found with ${by}`];
  return { outcome: 'not found', jobKey: null, entries: [], said: { status: 'PRS', log, data: [] } };
}

function jobsOf({ type, key, references }: Message, system: string, books: Books): readonly Job[] {
  if (key !== '') return [books.job(system, type, key) ?? []].flat();
  const keys = new Set(references.flatMap((reference) => books.index.keysOf(system, type, 'reference', reference)));
  return [...keys].flatMap((one) => books.job(system, type, one) ?? []);
}
