import { expect, test } from 'vitest';
import { jobLines } from './job-lines.js';
import { withPeople } from './spliced-people.js';

const PEOPLE = new Map([
  ['ada', '{"id":"ada"}'],
  ['bo', '{"id":"bo"}'],
]);

const spliced = (view: object, compiler: string, broker: string) =>
  jobLines(`${JSON.stringify(view)}\tid\t${compiler}\t${broker}`).map((job) => JSON.parse(withPeople(job, PEOPLE)) as unknown);

test('people take the place of their ids, nobody stays nobody', () => {
  expect(spliced({ code: 'A', compiler: 'ada', broker: 'bo' }, 'ada', 'bo')).toEqual([
    { code: 'A', compiler: { id: 'ada' }, broker: { id: 'bo' } },
  ]);
  expect(spliced({ compiler: null, broker: 'bo' }, '', 'bo')).toEqual([{ compiler: null, broker: { id: 'bo' } }]);
});

test('a person whom nobody knows is nobody', () => {
  expect(spliced({ compiler: 'eve', broker: null }, 'eve', '')).toEqual([{ compiler: null, broker: null }]);
});

test('text that looks like people, tabs or lines stays text', () => {
  const note = '"compiler":"ada"\t,"broker":"bo"\n';
  expect(spliced({ note, compiler: 'ada', broker: 'bo' }, 'ada', 'bo')).toEqual([{ note, compiler: { id: 'ada' }, broker: { id: 'bo' } }]);
  expect(spliced({ compiler: 'ada', broker: 'bo', note }, 'ada', 'bo')).toEqual([{ note, compiler: { id: 'ada' }, broker: { id: 'bo' } }]);
});

test('a view that names other people than its columns is a defect, and an empty page has no jobs', () => {
  expect(() => spliced({ compiler: 'ada', broker: null }, 'bo', '')).toThrow(TypeError);
  expect(jobLines(null)).toEqual([]);
});
