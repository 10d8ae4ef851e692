import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_ANSWERS } from './testing/hostile-answers.js';
import type { HostileCost } from './testing/measure-hostile-answers.js';

const PROGRAM = new URL('../../../dist/adapters/freight-system/testing/measure-hostile-answers.js', import.meta.url).pathname;
/** What refusing one answer may cost at most, whatever it is. */
const MOST = { milliseconds: 100, bytes: 50 * 1024 * 1024 };

describe.skipIf(!existsSync('/proc/self/clear_refs'))(
  'fault 50: a hostile answer is refused before it costs anything (needs Linux)',
  () => {
    let costs: HostileCost[] = [];

    beforeAll(async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', PROGRAM], { maxBuffer: 1024 * 1024 });
      costs = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as HostileCost);
    });

    test('each was judged, and none as success', () => {
      expect(costs.map(({ name, kind }) => [name, kind])).toEqual(HOSTILE_ANSWERS.map(({ name, takenFor }) => [name, takenFor]));
    });

    test('each in at most 100 milliseconds of the processor', () => {
      expect(costs.filter(({ milliseconds }) => milliseconds > MOST.milliseconds)).toEqual([]);
    });

    test('each in at most 50 megabytes', () => {
      expect(costs.filter(({ bytes }) => bytes > MOST.bytes)).toEqual([]);
    });
  },
);
