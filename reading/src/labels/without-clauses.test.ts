import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';

const notifyIn = (...lines: string[]) =>
  readText({ pages: [new Paper().box(30, 30, 400, 160).lines(34, 34, lines).page()] })
    .labels.find(({ concepts }) => concepts.includes('notify'))
    ?.candidates[0]?.lines.map(({ text }) => text);

test('a clause in brackets behind a caption is no value', () => {
  const party = ['GREEN HAT LTD.', '7 MILL LANE, LEEDS'];
  const clause = ['(No responsibility shall attach to the Carrier or its', 'Agents for failure to notify)'];
  expect(notifyIn(`NOTIFY PARTIES: ${clause[0]}`, clause[1] ?? '', ...party)).toEqual(party);
});

test('a name in brackets is one', () => {
  expect(notifyIn('NOTIFY PARTIES: (GREEN HAT LTD.)', '7 MILL LANE, LEEDS')?.[0]).toBe('(GREEN HAT LTD.)');
});
