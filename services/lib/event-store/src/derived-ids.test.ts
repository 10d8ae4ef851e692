import { expect, test } from 'vitest';
import { eventIdOf, uuidv5 } from './derived-ids.js';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test('version 5 ids are those of RFC 9562, appendix A.4', () => {
  expect(uuidv5(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('the events of a command have ids of their own, always the same', () => {
  const commandId = '0f5e4f60-9ab2-4a46-9d39-0d7a6b9f8a11';
  expect(eventIdOf(commandId, 0)).toBe(eventIdOf(commandId, 0));
  expect(eventIdOf(commandId, 0)).not.toBe(eventIdOf(commandId, 1));
});

test('a name may be long and in any script, and a namespace must be an id', () => {
  const long = '提单'.repeat(1_000);
  expect(uuidv5(DNS, long)).toBe(uuidv5(DNS, long));
  expect(uuidv5(DNS, long)).not.toBe(uuidv5(DNS, `${long}。`));
  expect(() => uuidv5('2ed6657d', 'x')).toThrow(TypeError);
});
