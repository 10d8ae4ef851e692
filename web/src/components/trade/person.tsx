import type { Person } from '@tallyport/contracts/organisation/http';
import { Avatar, NoAvatar } from '../ui/avatar.js';

/** Given and family name; the address where there is neither. */
export function nameOf(person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}

export function PersonAvatar({ person, nobody }: { person: Person | null; nobody: string }) {
  return person ? <Avatar name={nameOf(person)} color={person.color} /> : <NoAvatar label={nobody} />;
}
