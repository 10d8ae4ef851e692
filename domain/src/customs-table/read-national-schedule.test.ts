import { expect, test } from 'vitest';
import { isNationalSchedule, readNationalSchedule } from './read-national-schedule.js';

const LINE = {
  section: 'I',
  tariff_item: '0101.21.00',
  stat_code: '21',
  unit: 'No',
  description: '-- Pure-bred breeding animals',
  duty_rate: 'Free',
};

test('a classification becomes a row with its rate as printed', () => {
  expect(readNationalSchedule([LINE]).rows).toEqual([
    {
      tariff_item: '01012100',
      rate_number: '',
      statistical_code: '21',
      unit: 'No',
      description: 'Pure-bred breeding animals',
      rate: 'Free',
      wine: '',
      luxury_car: '',
    },
  ]);
});

test('a mark behind the code does not belong to it, and one that stands twice is taken once', () => {
  const oils = { ...LINE, tariff_item: '2707.10.00*', duty_rate: '$0.526/L' };
  expect(readNationalSchedule([oils, { ...oils, stat_code: '22' }]).rows).toMatchObject([
    { tariff_item: '27071000', statistical_code: '21' },
  ]);
});

test('what was not understood is named with its line, and is no row', () => {
  const lines = [LINE, { ...LINE, tariff_item: '8462.59', duty_rate: 'View TCOs for 8462.59' }, { ...LINE, duty_rate: '' }];
  expect(readNationalSchedule(lines)).toMatchObject({ printed: 2, unread: [{ line: 3, text: '8462.59: "View TCOs for 8462.59"' }] });
});

test('it is known by its columns', () => {
  expect(isNationalSchedule(Object.keys(LINE))).toBe(true);
  expect(isNationalSchedule(['tariff_item', 'rate'])).toBe(false);
});
