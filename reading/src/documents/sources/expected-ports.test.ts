import { expect, test } from 'vitest';
import { pickPort } from '../../fields/pick-port.js';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { expectedPort } from './expected-ports.js';

const textOf = (...lines: readonly string[]) => readText({ pages: [new Paper().lines(40, 40, lines).page()] });

test('a place with the day on which the ship leaves it or comes there is a port', () => {
  const text = textOf('Hamburg ETD 11-Jul-26', 'Brisbane ETA 25-Aug-26', 'available 28-Aug-26');
  expect([expectedPort('port_of_loading')(text)?.value, expectedPort('port_of_discharge')(text)?.value]).toEqual(['Hamburg', 'Brisbane']);
});

test('two places with their days are left open', () => {
  expect(expectedPort('port_of_discharge')(textOf('Brisbane ETA 25-Aug-26', 'Sydney ETA 28-Aug-26'))).toBeNull();
});

test('the day behind a port at its label is no part of it', () => {
  expect(pickPort(textOf('Port of loading: Yantian, China ETD 09-Mar-26'), 'port_of_loading')?.value).toBe('Yantian, China');
});
