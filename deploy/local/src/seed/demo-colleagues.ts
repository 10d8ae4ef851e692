import type { DemoPerson } from './demo-people.js';

const person = (email: string, firstName: string, lastName: string, color: string, more: Partial<DemoPerson> = {}): DemoPerson => ({
  email,
  firstName,
  lastName,
  color,
  role: null,
  capacities: [],
  licence: null,
  ...more,
});

/** Works beside the others. */
export const CHINESE_BROKER = person('chen@lanternbay.example', '晓彤', '陈', '9b2f4f', {
  role: 'broker',
  licence: '05216',
  portrait: {
    backdrop: [
      [240, 216, 224],
      [206, 160, 178],
    ],
    skin: [232, 192, 160],
    hair: [28, 24, 30],
    coat: [155, 47, 79],
    hasLongHair: true,
  },
});

/** Was removed, and is still the compiler of some jobs. */
export const REMOVED = person('tom@lanternbay.example', 'Tom', 'Okafor', '4f6b2f', { role: 'compiler' });

/** Works in the second organisation alone. */
export const OF_THE_SECOND = person('grace@southerncross.example', 'Grace', 'Liu', '2f6b9b', { role: 'broker' });

/** Has an account and belongs nowhere: waits for an invitation. */
export const IN_NONE = person('ines@waiting.example', 'Ines', 'Duarte', '6b4f2f');

export const SECOND_ORGANISATION = { name: 'Southern Cross Freight', branch_name: 'Fremantle', time_zone: 'Australia/Perth' };

/** Who is invited: one who may come still, and one who came too late. */
export const INVITED = { open: 'noah@newstarter.example', expired: 'lucy@newstarter.example' };
