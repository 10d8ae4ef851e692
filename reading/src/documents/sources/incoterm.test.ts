import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { incotermOfTotal, soleIncoterm } from './incoterm.js';

const paperWith = (...lines: string[]) => readText(fileOf(new Paper().lines(40, 100, lines)));

test('where several terms are named, the last total tells how goods are delivered', () => {
  const text = paperWith('Total FOB', 'Freight', 'Grand Total CFR Mombasa');
  expect([soleIncoterm(text), incotermOfTotal(text)?.value]).toEqual([null, 'CFR']);
});

test('the name of a sum is no term of delivery', () => {
  expect(incotermOfTotal(paperWith('Total FOB value'))).toBeNull();
});

test('the box of American forms for where goods are handed over is no term of delivery', () => {
  const heads = new Paper().row(100, [
    [40, 'P.O. Number'],
    [140, 'Terms'],
    [240, 'Ship Via'],
    [340, 'F.O.B.'],
  ]);
  expect(soleIncoterm(readText(fileOf(heads)))).toBeNull();
  expect(soleIncoterm(paperWith('F.O.B.'))?.value).toBe('FOB');
});
