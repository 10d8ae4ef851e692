import type { Person } from '@tallyport/contracts/organisation/http';
import { personName } from '@tallyport/domain/organisation/person-name';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useDesk } from '../../lib/desk.js';
import { usePictureVersion } from '../../lib/picture-versions.js';
import { Avatar, NoAvatar } from '../ui/avatar.js';

/** The name of a person; the address where there is neither. */
export function nameOf(person: Pick<Person, 'first_name' | 'last_name' | 'email'>): string {
  return personName(person) || person.email;
}

type Shown = Pick<Person, 'id' | 'first_name' | 'last_name' | 'email' | 'color'>;

export function PersonAvatar({ person, nobody }: { person: Shown | null; nobody: string }) {
  return person ? <Face person={person} /> : <NoAvatar label={nobody} />;
}

/** A person's picture once it is there; initials until then, and for who has none. */
export function Face({ person, size }: { person: Shown; size?: 'large' }) {
  const version = usePictureVersion(useDesk().org.id, person.id);
  const look = { name: nameOf(person), color: person.color, ...(size && { size }) };
  return version === null ? <Avatar {...look} /> : <Pictured id={person.id} version={version} look={look} />;
}

/** Fetched once for each version. */
function Pictured({ id, version, look }: { id: string; version: string; look: ComponentProps<typeof Avatar> }) {
  const { org } = useDesk();
  const { data } = useQuery({
    queryKey: ['picture', id, version],
    queryFn: async () => (await import('../../lib/colleague-pictures.js')).pictureOf(org.id, id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <Avatar {...look} picture={data ?? null} />;
}
