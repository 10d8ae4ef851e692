import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EVENTS } from './events.js';
import { parseEvent, UnreadableEvent, unreadableToldBy } from './parse-event.js';
import type { Upcaster } from './upcasters/upcaster.js';

const folder = fileURLToPath(new URL('../fixtures/events/', import.meta.url));
const files = globSync('*.json', { cwd: folder }).sort();
const golden = (file: string) =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { type: string; schemaVersion: number; data: object };

describe('golden events, never edited', () => {
  test('every version of every event type has one', () => {
    const wanted = EVENTS.flatMap(({ type, version }) => Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`));
    expect(files.map((file) => basename(file))).toEqual(wanted.sort());
  });

  test.each(files)('%s still reads in the newest shape', (file) => {
    const event = golden(file);
    expect(parseEvent(event)).toMatchObject({ type: event.type });
  });

  const newest = files.filter((file) => EVENTS.some(({ type, version }) => basename(file) === `${type}.v${version}.json`));

  test.each(newest)('%s loses nothing by being read', (file) => {
    const event = golden(file);
    expect(parseEvent(event)?.data).toEqual(event.data);
  });
});

describe('an event of another time', () => {
  const written = golden('work-order.deleted.v1.json');

  test('fault 29: an unknown type, a newer version and wrong data are told apart', () => {
    expect(() => parseEvent({ ...written, type: 'work-order.dreamt' })).toThrow(UnreadableEvent);
    expect(() => parseEvent({ ...written, schemaVersion: 99 })).toThrow(/newer version/);
    expect(() => parseEvent({ ...written, data: { workOrderId: 7 } })).toThrow(/invalid data/);
  });

  test('what its error says can be taken apart again, and the words of other errors cannot', () => {
    const { type } = written;
    const told = ({ message }: Error) => unreadableToldBy(message);
    expect(told(new UnreadableEvent('invalid data', { type, schemaVersion: 1 }, 'lines.0.price'))).toEqual({
      type,
      version: 1,
      reason: 'invalid data',
      detail: 'lines.0.price',
    });
    expect(told(new UnreadableEvent('newer version', { type, schemaVersion: 9 }))).toMatchObject({ reason: 'newer version', detail: '' });
    expect([told(new Error('no decimal: 12,5O')), told(new Error('a version 1: other words'))]).toEqual([null, null]);
  });

  test('older shapes are brought up step by step, and a missing step is a defect', () => {
    const upcasters: readonly Upcaster[] = [{ type: written.type, steps: { 0: ({ id }) => ({ workOrderId: id }) } }];
    const old = { type: written.type, schemaVersion: 0, data: { id: '0b0c4f0e-6a55-4a33-9d5e-5d8f3c1a0001' } };
    expect(parseEvent(old, upcasters)).toEqual({ type: written.type, data: written.data });
    expect(() => parseEvent(old, [])).toThrow(/missing upcaster/);
  });

  test('erased data fold to nothing', () => {
    expect(parseEvent({ ...written, data: null })).toBeNull();
  });
});
