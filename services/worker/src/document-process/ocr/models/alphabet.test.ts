import { expect, test } from 'vitest';
import { alphabetOf } from './alphabet.js';

/** A counted field of a protobuf message, with fewer than 128 bytes. */
function field(number: number, content: Uint8Array): Uint8Array {
  return Uint8Array.from([(number << 3) | 2, content.length, ...content]);
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const entry = (key: string, value: string): Uint8Array => field(14, Uint8Array.from([...field(1, text(key)), ...field(2, text(value))]));

test('the letters stand in the notes of the model, and a blank is the last of them', () => {
  const version = Uint8Array.from([1 << 3, 0x96, 0x01]);
  const graph = field(7, text('a graph, passed over'));
  const model = Uint8Array.from([...version, ...graph, ...entry('producer', 'x'), ...entry('character', 'A\n国\n1')]);
  expect(alphabetOf(model)).toEqual(['A', '国', '1', ' ']);
});

test('a model without letters is refused', () => {
  expect(() => alphabetOf(entry('producer', 'x'))).toThrow('The model does not name its letters');
});
