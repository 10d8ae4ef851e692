import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly color: string;
  readonly role: DispatchRole | null;
  readonly capacities: readonly Capacity[];
  readonly licence: string | null;
}

export const DEMO_ORGANISATION = 'Lantern Bay Customs';

/** One password for all of them: the demo runs on loopback, and its data are invented. */
export const DEMO_PASSWORD = 'tallyport-demo!';

/** The first is the one to sign in with: a broker may do most. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    email: 'broker@lanternbay.example',
    firstName: 'Priya',
    lastName: 'Nair',
    color: '6d4b8d',
    role: 'broker',
    capacities: ['operator'],
    licence: '04182',
  },
  {
    email: 'compiler@lanternbay.example',
    firstName: 'Mei',
    lastName: 'Tan',
    color: '1f6f6b',
    role: 'compiler',
    capacities: [],
    licence: null,
  },
  {
    email: 'admin@lanternbay.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    color: '8a5a1f',
    role: 'broker',
    capacities: ['admin', 'operator'],
    licence: '03977',
  },
  {
    email: 'auditor@lanternbay.example',
    firstName: 'Alice',
    lastName: 'Byrne',
    color: '2f5d9b',
    role: null,
    capacities: ['auditor'],
    licence: null,
  },
];
