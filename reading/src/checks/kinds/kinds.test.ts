import { describe, expect, test } from 'vitest';
import { faultOfAddress } from './address.js';
import { faultOfAmount } from './amount.js';
import { faultOfDay, reasonOfDay } from './day.js';
import { faultOfName } from './name.js';
import { faultOfNumber } from './number.js';
import { faultOfPlace } from './place.js';
import { faultOfVessel } from './vessel.js';

describe('a name', () => {
  test.each(['Alder Trading Ltd', 'Jane Smith', 'Quay & Sons', 'Studio 54 GmbH', 'A R Enterprises', '海港工具有限公司'])('%s', (text) => {
    expect(faultOfName(text)).toBeNull();
  });
  test.each([
    ['Nummer', 'begins like a remark'],
    ['Trailer', 'consists of words of labels'],
    ['Your order AB321', 'ends with a number'],
    ['Please tick one box', 'begins like a remark'],
    ['Alder Ltd. ( 998325 )', 'ends with a number'],
    ['Alder Company Compan Alder Company', 'says more than one name'],
    ['12 Quay Street', 'reads like an address'],
    ['Contact: Jane', 'has a label or a contact within it'],
    ['Peru', 'is a country'],
    ['(see box', 'is cut off within brackets'],
    ['4711', 'has no letters of a name'],
    ['☐ Same as consignee', 'is the text of a box to tick'],
  ])('is not %s: it %s', (text, fault) => {
    expect(faultOfName(text)).toBe(fault);
  });
});

describe('an address', () => {
  test.each(['12 Old Quay Street, Hobart', 'Sanayi Caddesi No: 17 D: 5, İzmir', 'Rua das Flores, Portugal', '上海市浦东新区世纪大道'])(
    '%s',
    (text) => {
      expect(faultOfAddress(text, [text])).toBeNull();
    },
  );
  test.each([
    ['Unknown', 'is too short for an address'],
    ['Old Quay Street, Hobart', 'names no house, code or country'],
    ['12 Quay Street tel. 0361234567', 'has a label or a contact within it'],
  ])('is not %s: it %s', (text, fault) => {
    expect(faultOfAddress(text, [text])).toBe(fault);
  });
  test('does not begin with a company', () => {
    const lines = ['Alder Trading Ltd', '12 Quay Street', 'Hobart'];
    expect(faultOfAddress(lines.join(' '), lines)).toBe('begins with the name of a company');
  });
  test('does not begin with a person or a department, but with a building', () => {
    const under = (first: string) => [first, '12 Quay Street', 'Hobart, Tasmania 7000'];
    const faultUnder = (first: string) => faultOfAddress(under(first).join(' '), under(first));
    expect(faultUnder('Department of Optics')).toBe('begins with a line that is a name rather than a street');
    expect(['Harbour Business Park', 'c/o Jane Alder', 'Zona Industrial'].map(faultUnder)).toEqual([null, null, null]);
  });
});

test.each(['Port of Hobart, Tasmania', 'U.S.A', '釜山'])('a place may be %s', (text) => {
  expect(faultOfPlace(text)).toBeNull();
});

test.each([
  'Port total weight (kgs): 2,722',
  'Hobart 14 March 2026',
  '(first port',
  '2,722 kg Hobart',
  'Hobart on',
  'TO ORDER',
  'ORDER',
  'HOBART, ON THE DATE ABOVE',
])('a place is not %s', (text) => {
  expect(faultOfPlace(text)).not.toBeNull();
});

test.each(['INV-7731', '4711', '00765016009091796', 'A/17'])('a number of a paper may be %s', (text) => {
  expect(faultOfNumber(text)).toBeNull();
});

test.each([
  '1',
  '14-03-2026',
  '+61 3 6123 4567',
  'DE89 3704 0044 0532 0130 00',
  '145.00',
  '12 kg',
  '60 Dias',
  'PO 61154',
  'HP-2403-114 2024-03-15',
  'INV-',
])('a number of a paper is not %s', (text) => {
  expect(faultOfNumber(text)).not.toBeNull();
});

test.each(['USD 145.00', '145,00 €', '1.250'])('a sum may be printed as %s', (printed) => {
  expect(faultOfAmount('145', printed)).toBeNull();
});

test('a single figure is a count or a code, unless a currency stands by it', () => {
  expect(faultOfAmount('1', 'Frais de port 1')).not.toBeNull();
  expect(faultOfAmount('5', 'USD 5')).toBeNull();
  expect(faultOfAmount('5', '5.00')).toBeNull();
});

test.each(['145 kg', '14.5 %', "20' GP", '30 days'])('no sum is printed as %s', (printed) => {
  expect(faultOfAmount('145', printed)).not.toBeNull();
});

test('a ship is no way of transport and no number', () => {
  expect(faultOfVessel('Coral Star')).toBeNull();
  expect(['By sea', 'TRUCK', 'Voyage 12345', 'Port of loading', 'Alder AG', 'DOHA - OSLO - ROMA'].map(faultOfVessel)).not.toContain(null);
});

test('a day that can be read both ways is doubtful unless the paper decides', () => {
  const guessed = { dayOrder: 'day first', isDayOrderKnown: false } as const;
  expect(faultOfDay('03/04/2026', guessed)).toBe('may as well be 2026-03-04: no day on the paper tells which figure is the month');
  expect(faultOfDay('14/04/2026', guessed)).toBeNull();
  const known = { dayOrder: 'day first', isDayOrderKnown: true } as const;
  expect(faultOfDay('03/04/2026', known)).toBeNull();
  expect(reasonOfDay('03/04/2026', known)).toBe('other days of the paper are written day first');
  expect(reasonOfDay('14/04/2026', known)).toBeNull();
});
