import type { Person } from '@tallyport/contracts/organisation/http';
import { personName } from '@tallyport/domain/organisation/person-name';
import { Avatar, NoAvatar } from '../ui/avatar.js';

/** The name of a person; the address where there is neither. */
export function nameOf(person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string {
  return personName(person) || person.email;
}

export function PersonAvatar({ person, nobody }: { person: Person | null; nobody: string }) {
  return person ? <Avatar name={nameOf(person)} color={person.color} /> : <NoAvatar label={nobody} />;
}
