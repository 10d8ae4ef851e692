import { expect, test } from 'vitest';
import type { Understood } from '../../fields/field-reading.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { portOfDestination } from './port-of-destination.js';

const LOADED: Understood = { value: 'Yantian', from: [], certainty: 1 };

const portOf = (line: string, loaded: Understood | null) =>
  portOfDestination(readText(fileOf(new Paper().print(40, 80, line))), { get: () => loaded, lines: [] })?.value;

test('Beside a port of loading a destination is the port to which goods go', () => {
  expect(portOf('Destination: Santos', LOADED)).toBe('Santos');
});

test('A country is no port, and a destination alone may be anywhere', () => {
  expect(portOf('Destination: Brazil', LOADED)).toBeUndefined();
  expect(portOf('Destination: Santos', null)).toBeUndefined();
});
