import type { Person } from '@tallyport/contracts/organisation/http';

const ROLES = ['compiler', 'broker'] as const;

interface Assigned {
  readonly view: string;
  readonly compiler: string | null;
  readonly broker: string | null;
}

/**
 * A job's view as JSON text with its people in the place of their ids. A list is sent as the projector wrote it: reading every
 * job only to write it again would cost more than finding it. Inside of a text value quotes are escaped, so that the key found is a key.
 */
export function withPeople({ view, ...ids }: Assigned, people: ReadonlyMap<string, Person>): string {
  return ROLES.reduce((text, role) => {
    const id = ids[role];
    if (id === null) return text;
    const asWritten = `"${role}":"${id}"`;
    const at = text.indexOf(asWritten);
    if (at === -1) throw new TypeError('the view of a job and its columns name other people');
    return `${text.slice(0, at)}"${role}":${JSON.stringify(people.get(id) ?? null)}${text.slice(at + asWritten.length)}`;
  }, view);
}
