import { randomBytes } from 'node:crypto';
import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedEngine, fetchIntoCache } from './engine-cache.js';
import { executableOnPath } from './executables.js';
import type { SearchStep } from './find-engine.js';
import { findEngine } from './find-engine.js';
import { findJava, mavenEnvironment } from './java.js';
import { copyJars } from './package-clients.js';
import { type SearchOptions, type SearchPlaces, searchPlaces } from './search-options.js';

export const temporalTestServerKey = { name: 'temporal-test-server', version: '1.38.0' } as const;

interface TestServerFolder {
  readonly folder: string;
}

/**
 * Answers an executable that starts Temporal's time-skipping server: what the testing package takes as
 * `existing-path`. It is a small script, because the server is a set of jars.
 */
export async function timeSkippingServerExecutable(options: SearchOptions = {}): Promise<string> {
  const [server, java] = await Promise.all([findTestServer(searchPlaces(options)), findJava(options)]);
  return await writeLauncher(server.folder, java.found.executable);
}

async function findTestServer(places: SearchPlaces): Promise<TestServerFolder> {
  const { found } = await findEngine<TestServerFolder>({
    engine: `Temporal's test server ${temporalTestServerKey.version}`,
    steps: [inCache(places), fromMaven(places)],
    waysOut: 'install Maven, or fill the cache on a machine that has it and copy it here',
  });
  return found;
}

function inCache({ cache }: SearchPlaces): SearchStep<TestServerFolder> {
  return {
    source: 'cache',
    async look() {
      const folder = await cachedEngine(cache, temporalTestServerKey);
      return folder === undefined ? { notHere: 'empty' } : { folder };
    },
  };
}

function fromMaven({ cache, env, options }: SearchPlaces): SearchStep<TestServerFolder> {
  return {
    source: 'Maven',
    async look() {
      const maven = await executableOnPath(['mvn'], env);
      if (maven === undefined) return { notHere: 'not installed' };
      const folder = await fetchIntoCache(cache, temporalTestServerKey, async (unfinished) => {
        const checksum = await copyJars(maven, 'temporal-test-server', unfinished, await mavenEnvironment(options));
        return { source: 'Maven', checksum: `sha256:${checksum}` };
      });
      return { folder };
    },
  };
}

async function writeLauncher(folder: string, java: string): Promise<string> {
  const launcher = join(folder, 'temporal-test-server');
  const unfinished = `${launcher}.${randomBytes(4).toString('hex')}`;
  const flags = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
  const script = `#!/bin/sh\nexec "${java}" ${flags} -cp "${folder}/libs/*" io.temporal.testserver.TestServer "$@"\n`;
  await writeFile(unfinished, script);
  await chmod(unfinished, 0o755);
  await rename(unfinished, launcher);
  return launcher;
}
