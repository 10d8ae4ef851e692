import { expect, test } from 'vitest';
import { EngineMissing, findEngine, type SearchStep } from './find-engine.js';

const has = (source: SearchStep<{ at: string }>['source']): SearchStep<{ at: string }> => ({ source, look: async () => ({ at: source }) });
const lacks = (source: SearchStep<{ at: string }>['source'], notHere: string): SearchStep<{ at: string }> => ({
  source,
  look: async () => ({ notHere }),
});
const breaks = (source: SearchStep<{ at: string }>['source'], message: string): SearchStep<{ at: string }> => ({
  source,
  look: () => Promise.reject(new Error(message)),
});

const search = (...steps: SearchStep<{ at: string }>[]) => ({ engine: 'Kafka 4', steps, waysOut: 'install Maven, or set KAFKA_BROKERS' });

test('the first place that has the engine is used, and later ones are not looked at', async () => {
  const later = { source: 'Maven', look: () => Promise.reject(new Error('must not be asked')) } as const;
  expect(await findEngine(search(lacks('named', 'not set'), has('cache'), later))).toEqual({ found: { at: 'cache' }, source: 'cache' });
});

test('a place that breaks is passed over', async () => {
  expect((await findEngine(search(breaks('Maven', 'offline'), has('official download')))).source).toBe('official download');
});

test('no place has it: one sentence says what was tried and the two ways out', async () => {
  const missing = findEngine(search(lacks('cache', 'empty'), breaks('Maven', 'offline\nwith more lines')));
  await expect(missing).rejects.toThrow(EngineMissing);
  await expect(missing).rejects.toThrow(
    'Kafka 4 was not found (cache: empty; Maven: offline). Either install Maven, or set KAFKA_BROKERS.',
  );
});
