import { expect, test } from 'vitest';
import { aJob } from '../../../testing/desk.js';
import { changeOfFact, textOfFact } from './fact-forms.js';

const zone = 'Australia/Sydney';

test('what is typed becomes a change in the form of the contract', () => {
  expect(changeOfFact('port_of_dest', ' aumel ', zone)).toEqual({ port_of_dest: 'AUMEL' });
  expect(changeOfFact('deadline', '2026-03-14T17:00', zone)).toEqual({ deadline: '2026-03-14T06:00:00.000Z' });
  expect(changeOfFact('vessel', '', zone)).toEqual({ vessel: null });
});

test.each([
  ['port_of_dest', 'Melbourne'],
  ['date_arrive', 'soon'],
  ['deadline', 'soon'],
  ['waybill_number', 'x'.repeat(36)],
] as const)('%s refuses %j', (field, typed) => {
  expect(changeOfFact(field, typed, zone)).toBeNull();
});

test('the deadline is edited in the time of the branch', () => {
  const job = aJob({ deadline: '2026-03-14T06:00:00Z' });
  expect(textOfFact(job, 'deadline', zone)).toBe('2026-03-14T17:00');
  expect(textOfFact(job, 'voyage', zone)).toBe('');
});
