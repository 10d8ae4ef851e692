import type { JobLine } from './job-lines.js';

const ROLES = ['compiler', 'broker'] as const;

/**
 * A job's view as JSON text with its people (JSON text too) in the place of their ids. A list is sent as the projector wrote it:
 * reading every job only to write it again would cost more than finding it. A view ends with its people, so they are looked for
 * from there; inside of a text value quotes are escaped, so that the key found is a key.
 */
export function withPeople({ view, ...ids }: JobLine, people: ReadonlyMap<string, string>): string {
  return ROLES.reduce((text, role) => {
    const id = ids[role];
    if (id === null) return text;
    const asWritten = `"${role}":"${id}"`;
    const at = text.lastIndexOf(asWritten);
    if (at === -1) throw new TypeError('the view of a job and its columns name other people');
    return `${text.slice(0, at)}"${role}":${people.get(id) ?? 'null'}${text.slice(at + asWritten.length)}`;
  }, view);
}
