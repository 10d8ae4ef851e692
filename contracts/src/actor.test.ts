import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Actor } from './actor.js';

/** Every form in which an actor was ever recorded. A row is never edited: metadata has no version and no upcaster. */
const golden = JSON.parse(readFileSync(new URL('../fixtures/actors.json', import.meta.url), 'utf8')) as unknown[];

test('every kind of actor has its golden form, which reads and loses nothing', () => {
  expect(golden.map((actor) => Actor.parse(actor))).toEqual(golden);
  expect(golden.map((actor) => Actor.parse(actor).kind)).toEqual(Actor.options.map(({ shape }) => shape.kind.value));
});
