import type { Person } from '@tallyport/contracts/organisation/http';
import { personName } from '@tallyport/domain/organisation/person-name';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../../lib/desk.js';
import { Avatar, NoAvatar } from '../ui/avatar.js';

const STALE_MS = 5 * 60_000;

/** The name of a person; the address where there is neither. */
export function nameOf(person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string {
  return personName(person) || person.email;
}

type Shown = Pick<Person, 'id' | 'first_name' | 'last_name' | 'email' | 'color'>;

export function PersonAvatar({ person, nobody }: { person: Shown | null; nobody: string }) {
  return person ? <Face person={person} /> : <NoAvatar label={nobody} />;
}

/** A person's picture once it is there; initials until then, and for who has none. The way to fetch it comes when the first is shown. */
export function Face({ person, size }: { person: Shown; size?: 'large' }) {
  const { org } = useDesk();
  const { data } = useQuery({
    queryKey: ['pictures', org.id, person.id],
    queryFn: async ({ client }) => (await import('../../lib/colleague-pictures.js')).pictureOf(client, org.id, person.id),
    staleTime: STALE_MS,
  });
  return <Avatar name={nameOf(person)} color={person.color} picture={data ?? null} {...(size && { size })} />;
}
