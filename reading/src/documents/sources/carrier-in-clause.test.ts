import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { carrierAt } from './bill-carrier.js';
import { carrierInClause } from './carrier-in-clause.js';

const textOf = (...lines: string[]) => readText({ pages: [new Paper().lines(40, 600, lines).page()] });

test.each([
  [['BY LEEDS AGENCY LTD. as agent for NORTHERN STAR SHIPPING LINES LTD., the Carrier']],
  [['SIGNED BY: LEEDS AGENCY LTD., as agent for and on behalf of', 'NORTHERN STAR SHIPPING LINES LTD. (the Carrier)']],
  [['SIGNED on behalf of the Carrier NORTHERN STAR SHIPPING LINES LTD.']],
  [['BY LEEDS AGENCY LTD.', 'as agents for the carrier NORTHERN STAR SHIPPING LINES LTD.']],
])('who signs for a carrier names it: %s', (lines) => {
  expect(carrierInClause(textOf(...lines))?.value).toBe('NORTHERN STAR SHIPPING LINES LTD.');
});

test('an agent that signs for a carrier without its name tells none', () => {
  expect(carrierInClause(textOf('LEEDS AGENCY LTD.', 'as agent for the carrier'))).toBeNull();
});

test('who signs as an agent is no carrier', () => {
  expect(carrierAt(textOf('Carrier: BY LEEDS AGENCY LTD. as agents for the carrier'))).toBeNull();
});
