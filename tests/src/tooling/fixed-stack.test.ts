import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './run-tool.js';

const SOURCES = '**/src/**/*.{ts,tsx}';
const TESTS = '**/*.test.{ts,tsx}';

/** What the product is built with, and where: each room imports it in code that runs, and the tests where they are named. */
const FIXED_STACK: readonly (readonly [what: string, importedBy: readonly string[]])[] = [
  ['react', ['web']],
  ['react-router-dom', ['web']],
  ['@tanstack/react-query', ['web']],
  ['@temporalio/client', ['services/gateway', 'services/reactor']],
  ['@temporalio/workflow', ['workflows']],
  ['@temporalio/worker', ['services/worker']],
  ['@temporalio/activity', ['services/worker']],
  ['@nestjs/common', ['services/gateway']],
  ['@nestjs/core', ['services/gateway']],
  ['@nestjs/platform-fastify', ['services/gateway']],
  ['@nestjs/websockets', ['services/gateway']],
  ['kysely', ['services/gateway', 'services/lib/database']],
  ['pg', ['services/lib/database']],
  ['kafkajs', ['services/lib/runtime']],
  ['openai', ['services/worker']],
  ['zod', ['contracts', 'services/gateway', 'services/worker', 'web']],
];

/** Of the tests themselves. Browsers are opened for them in `support`: what stands in `e2e` only names playwright's types. */
const OF_TESTS: typeof FIXED_STACK = [
  ['vitest', ['contracts', 'domain', 'reading', 'workflows', 'services/gateway', 'web', 'tests']],
  ['playwright', ['tests/src/support']],
];

/** The packages that a source needs at run time: types leave nothing behind. */
function packagesNeededBy(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export) (?!type\b)(?:([^'";]*?) from )?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm);
  return [...statements].flatMap(([, names = '', from, dynamic]) => {
    const named = /^\{([^}]*)\}$/
      .exec(names.trim())?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    return named?.every((name) => name.trim().startsWith('type ')) ? [] : [packageOf(from ?? dynamic ?? '')];
  });
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

async function packagesImportedUnder(folder: string, { exclude }: { exclude: string[] }): Promise<Set<string>> {
  const found = new Set<string>();
  const pattern = folder.includes('/src/') ? '**/*.ts' : SOURCES;
  for await (const file of glob(pattern, { cwd: join(REPOSITORY, folder), exclude: ['**/node_modules/**', '**/dist/**', ...exclude] })) {
    for (const name of packagesNeededBy(await readFile(join(REPOSITORY, folder, file), 'utf8'))) found.add(name);
  }
  return found;
}

const rows = (stack: typeof FIXED_STACK) => stack.flatMap(([what, rooms]) => rooms.map((room) => [room, what] as const));

describe('the fixed stack is what the rooms really import', () => {
  test.each(rows(FIXED_STACK))('%s: %s', async (room, what) => {
    expect(await packagesImportedUnder(room, { exclude: [TESTS, '**/testing/**'] })).toContain(what);
  });

  test.each(rows(OF_TESTS))('%s: %s', async (room, what) => {
    expect(await packagesImportedUnder(room, { exclude: [] })).toContain(what);
  });

  test('a type, a room and a file of the own room are no such import', () => {
    const source = `import type { Pool } from 'pg';
import { type Kysely, type Transaction } from 'kysely';
import { own } from './own.js';
import { type A, b } from '@nestjs/common/internal';
import {
  x,
  type Y,
} from 'zod';
export { z } from 'openai';
import 'react';
const late = await import('kafkajs');
`;
    expect(packagesNeededBy(source)).toEqual(['@nestjs/common', 'zod', 'openai', 'react', 'kafkajs']);
  });
});
