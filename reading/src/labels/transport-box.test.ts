import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

test('in the box for the means of transport From and To are ports, and the ship stands behind the way', () => {
  const paper = new Paper()
    .box(30, 90, 300, 160)
    .print(40, 100, 'Means of transport')
    .print(40, 115, 'From: Callao')
    .print(40, 130, 'To: Perth')
    .print(40, 145, 'By sea: AURORA 12W');
  const { labels } = readText(fileOf(paper));
  const told = new Map(labels.map(({ concepts, candidates: [first] }) => [concepts[0], first?.lines[0]?.text]));
  expect([told.get('port_of_loading'), told.get('port_of_discharge'), told.get('vessel')]).toEqual(['Callao', 'Perth', 'AURORA 12W']);
});
