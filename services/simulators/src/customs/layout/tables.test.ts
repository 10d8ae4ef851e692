import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../rules/fault.js';
import { goldenMessage } from '../testing/golden.js';
import { IMD_HEADER } from './imd.js';
import { IMD_TARIFF_LINE } from './imd-tariff-line.js';
import { keyOf, rows } from './row.js';
import { SEACR_CONSIGNMENT, SEACR_GOODS, SEACR_HEADER } from './seacr.js';

const PAGE = readFileSync(new URL('../../../../../docs/customs-messages.md', import.meta.url), 'utf8');
/** Goods out of a warehouse have none of these, nor has anything but a container its number. */
const NOT_THERE = ['RFF:AAQ', 'RFF:AQC'];

test('the message with all fields has every segment of a tariff line', () => {
  const there = new Set(goldenMessage('imd-all-fields').map(keyOf));
  const missing = IMD_TARIFF_LINE.map(({ key }) => key).filter((key) => !there.has(key));
  expect(missing).toEqual(NOT_THERE);
});

test.each([
  ['header', IMD_HEADER],
  ['tariff line', IMD_TARIFF_LINE],
  ['report', [...SEACR_HEADER, ...SEACR_CONSIGNMENT, ...SEACR_GOODS]],
])('the page of messages has each segment of a %s in the same order', (_, table) => {
  const qualified = table.map(({ key }) => key.split(':')).filter(([tag]) => ['LOC', 'DTM', 'MEA', 'MOA', 'FTX'].includes(tag ?? ''));
  let place = 0;
  for (const [tag, qualifier] of qualified) {
    const found = PAGE.indexOf(`| \`${tag}+${qualifier}`, place);
    expect([tag, qualifier, found > 0]).toEqual([tag, qualifier, true]);
    place = found;
  }
});

test('the page of messages names each error', () => {
  const missing = Object.values(FAULTS).filter(([number, words]) => !PAGE.includes(`| ${number} | ${words} |`));
  expect(missing).toEqual([]);
});

test('a table with a form that there is not is a mistake of ours', () => {
  expect(() => rows('M 1 LOC+9+<harbour>::6')).toThrow('there is no form harbour');
});
