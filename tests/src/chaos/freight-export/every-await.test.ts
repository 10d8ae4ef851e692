import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ELSEWHERE, WAITED_FOR, WAITS_WITHIN } from './awaits.js';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDER = join(ROOT, 'services/worker/src/freight-export');
const EXPORTING = join(ROOT, 'workflows/src/freight-export/exporting.ts');
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const WAIT = /\bawait\s+([\w.]+)/g;

/** What a source waits for, by the name that is called; methods of its own are waits of their own. */
function waitsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const called = [...source.matchAll(WAIT)].map(([, name = '']) => name);
  return called.filter((name) => !isOwn(source, name));
}

function isOwn(source: string, name: string): boolean {
  const method = /^this\.(\w+)$/.exec(name)?.[1];
  return method !== undefined && new RegExp(`^  (?:private )?(?:async )?${method}(?:<\\w+>)?\\(`, 'm').test(source);
}

const unproven = (waits: readonly string[]) => waits.filter((name) => !(name in WAITED_FOR) && !(name in WAITS_WITHIN));

test.each([EXPORTING, ...names.filter((name) => !(name in ELSEWHERE)).map((name) => join(FOLDER, name))])(
  'R2: whoever waits in %s may die there in the courses',
  (path) => {
    expect(unproven(waitsOf(path))).toEqual([]);
  },
);

test('an effect without a fail-point is found', () => {
  expect(unproven(['this.ports.blobs.read', 'this.ports.fresh.effect'])).toEqual(['this.ports.fresh.effect']);
});

test('nothing is listed that nobody waits for', () => {
  const waits = new Set([EXPORTING, ...names.map((name) => join(FOLDER, name))].flatMap(waitsOf));
  expect([...Object.keys(WAITED_FOR), ...Object.keys(WAITS_WITHIN)].filter((name) => !waits.has(name))).toEqual([]);
});
