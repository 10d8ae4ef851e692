import type { OrgMember } from '@tallyport/contracts/organisation/member-http';

/** A compiler of an invented organisation; the first is who signs in. */
export function aMember(id: number, first_name: string, more: Partial<OrgMember> = {}): OrgMember {
  const person = { id: `d0000000-0000-4000-8000-00000000000${id}`, email: `${first_name.toLowerCase()}@harrow.example`, first_name };
  return {
    ...person,
    last_name: 'Tan',
    color: '1f6f78',
    license_number: null,
    user_type: 'compiler',
    capacities: [],
    open_jobs: 0,
    ...more,
  };
}
