import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { carrierAt } from './bill-carrier.js';
import { carrierAsSuch, carrierInClause } from './carrier-in-clause.js';

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

test('who signs as the carrier is named before it, or under a caption for the carrier', () => {
  expect(carrierAsSuch(textOf('NORTHERN MARINE CORPORATION, as Carrier'))?.value).toBe('NORTHERN MARINE CORPORATION');
  expect(carrierAsSuch(textOf('For and on behalf of Northern Marine S.A., as Carrier'))?.value).toBe('Northern Marine S.A.');
  expect(carrierAsSuch(textOf('LEEDS AGENCY LTD. as agent for the carrier'))).toBeNull();
  expect(carrierInClause(textOf('For the carrier', 'Northern Lines A/S — issued electronically'))?.value).toBe('Northern Lines A/S');
});

test('in the box of a consignment note stands its address, too, and behind the name its code', () => {
  const box = new Paper().print(40, 40, 'INTERNATIONAL CONSIGNMENT NOTE', 16).box(30, 96, 300, 160);
  const named = box.lines(40, 100, ['Carrier (name, address, country)', 'Alder Trans UAB', 'Quay g. 11, LT-51344 Kaunas']);
  expect(carrierAt(readText(fileOf(named)))?.value).toBe('Alder Trans UAB');
  expect(carrierAt(readText(fileOf(new Paper().print(40, 100, 'Carrier: ALDER EXPRESS (ADEX)'))))?.value).toBe('ALDER EXPRESS');
});

test('what a driver took is no carrier', () => {
  expect(carrierAt(readText(fileOf(new Paper().print(40, 100, 'Carrier: 9 pcs 10/3 2:40p'))))).toBeNull();
});
