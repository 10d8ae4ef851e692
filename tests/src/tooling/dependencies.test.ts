import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from './run-tool.js';

const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions, optionalDependencies: Versions });
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional(), resolved: z.string().optional() })) });

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(REPOSITORY, path), 'utf8'));

async function manifests(): Promise<string[]> {
  const found: string[] = [];
  const exclude = ['**/node_modules/**', '**/dist/**'];
  for await (const path of glob(
    ['package.json', '{contracts,domain,reading,workflows,web,tests}/package.json', '{services,deploy}/**/package.json'],
    {
      cwd: REPOSITORY,
      exclude,
    },
  )) {
    found.push(path);
  }
  return found.toSorted();
}

describe.each(await manifests())('%s', (path) => {
  test('pins every package to one version', async () => {
    const { dependencies, devDependencies, optionalDependencies } = Manifest.parse(await readJson(path));
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(ranges).toEqual([]);
  });
});

describe('the lock file', () => {
  test('names no registry: every machine has its own', async () => {
    const { packages } = Lock.parse(await readJson('package-lock.json'));
    const hosted = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'));
    expect(hosted).toEqual([]);
  });

  test('gives all of Temporal one protobufjs, or no history replays', () => {
    const versionSeenFrom = (room: string, name: string) =>
      createRequire(createRequire(join(REPOSITORY, room, 'package.json')).resolve(`@temporalio/${name}`)).resolve(
        'protobufjs/package.json',
      );
    const seen = ['client', 'common', 'proto', 'worker'].map((name) => versionSeenFrom('services/worker', name));
    expect(new Set(seen)).toEqual(new Set([join(REPOSITORY, 'node_modules/protobufjs/package.json')]));
  });
});
