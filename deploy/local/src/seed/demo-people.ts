import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { Portrait } from './portraits/portrait.js';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly color: string;
  readonly role: DispatchRole | null;
  readonly capacities: readonly Capacity[];
  readonly licence: string | null;
  /** Who has none is known by a colour and the first letters of the name. */
  readonly portrait?: Portrait;
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
    portrait: {
      backdrop: [
        [205, 226, 222],
        [142, 190, 184],
      ],
      skin: [236, 200, 170],
      hair: [40, 30, 30],
      coat: [31, 111, 107],
      hasLongHair: true,
    },
  },
  {
    email: 'admin@lanternbay.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    color: '8a5a1f',
    role: 'broker',
    capacities: ['admin', 'operator'],
    licence: '03977',
    portrait: {
      backdrop: [
        [236, 224, 204],
        [204, 178, 138],
      ],
      skin: [240, 208, 184],
      hair: [122, 84, 48],
      coat: [58, 66, 84],
      hasLongHair: false,
    },
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
