import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayOrder, dayOrderOf, daysIn } from './dates.js';

function firstDay(text: string, order: DayOrder = 'day first'): string | undefined {
  return daysIn(text, order)[0]?.value;
}

test.each([
  ['April 18, 2026', '2026-04-18'],
  ['15th Feb, 2021', '2021-02-15'],
  ['30. SEP. 2022', '2022-09-30'],
  ['01-Apr-19', '2019-04-01'],
  ['14 MAR 2019', '2019-03-14'],
  ['08/JUN/2024', '2024-06-08'],
  ['2025 FEB 10', '2025-02-10'],
  ['15TH OCTOBER 2024', '2024-10-15'],
  ['18 de abril de 2026', '2026-04-18'],
  ['le 1er août 2026', '2026-08-01'],
  ['a 3 de março de 2026', '2026-03-03'],
  ['9 maggio 2026', '2026-05-09'],
  ['11 mei 2026', '2026-05-11'],
  ['dnia 4 października 2026 r.', '2026-10-04'],
  ['den 7:e augusti 2026', '2026-08-07'],
  ['7. Jänner 2026', '2026-01-07'],
  ['ngày 7 tháng 3 năm 2026', '2026-03-07'],
  ['2021年5月25日', '2021-05-25'],
  ['2021.05.25', '2021-05-25'],
  ['25-05-2021', '2021-05-25'],
  ['12/20/2015', '2015-12-20'],
  ['30 /03 /2026', '2026-03-30'],
  ['12. 3. 2026', '2026-03-12'],
  ['24 - 6 - 2026', '2026-06-24'],
  ['27 .01.2026', '2026-01-27'],
  ['3 / 19/2026', '2026-03-19'],
])('%s is %s', (text, day) => {
  expect(firstDay(text)).toBe(day);
});

test.each([
  ['Jepara, 24 Agustus 2026', '2026-08-24'],
  ['12. elokuuta 2026', '2026-08-12'],
  ['3 Şubat 2026', '2026-02-03'],
  ['05 / 10 / 2026', '2026-10-05'],
])('%s is a day', (text, value) => {
  expect(firstDay(text)).toBe(value);
});

test('an ambiguous day follows the order of the document and is not certain', () => {
  expect(daysIn('5/6/2019', 'month first')).toMatchObject([{ value: '2019-05-06', certain: false }]);
  expect(daysIn('5/6/2019', 'day first')).toMatchObject([{ value: '2019-06-05', certain: false }]);
  expect(daysIn('26/08/11', 'day first')).toMatchObject([{ certain: false }]);
});

test('two digits of a year from seventy on are of the last century', () => {
  expect(firstDay('6-14-94')).toBe('1994-06-14');
  expect(firstDay('14.06.31')).toBe('2031-06-14');
});

test.each(['31/02/2021', '2021-13-01', '0/0/2020', '1.2.3', 'Suite 2000'])('%s holds no day', (text) => {
  expect(daysIn(text, 'day first')).toEqual([]);
});

test.each([
  ['D.P.R. 472 del 14-08-1996', undefined],
  ['D.D.T. 318/B del 06.07.2026', '2026-07-06'],
  ['Ngày (Date) 07 tháng (month) 09 năm (year) 2026', '2026-09-07'],
  ['11/04/94', '1994-04-11'],
])('%s is the day %s', (text, day) => {
  expect(daysIn(text, 'day first')[0]?.value).toBe(day);
});

test('the order of a document is decided by its days above twelve', () => {
  expect(dayOrderOf(['05/06/2019', '25/06/2019'])).toBe('day first');
  expect(dayOrderOf(['26/08/11'])).toBeNull();
  expect(dayOrderOf(['05/06/2019', '12/20/2015'])).toBe('month first');
  expect(dayOrderOf(['05/06/2019'])).toBeNull();
});

test('every day is read in the forms that have one reading only', () => {
  const day = fc.date({ min: new Date('1951-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, monthDay] = iso.split('-');
      const name = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(date);
      expect(firstDay(iso)).toBe(iso);
      expect(firstDay(`${monthDay} ${name} ${year}`)).toBe(iso);
      expect(firstDay(`${name} ${Number(monthDay)}, ${year}`)).toBe(iso);
      expect(firstDay(`${monthDay}/${month}/${year}`, 'day first')).toBe(iso);
      expect(firstDay(`${month}/${monthDay}/${year}`, 'month first')).toBe(iso);
    }),
  );
});
