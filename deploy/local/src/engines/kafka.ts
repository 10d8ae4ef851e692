import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyFile } from './checksum.js';
import { cachedEngine, fetchIntoCache } from './engine-cache.js';
import { executableOnPath } from './executables.js';
import type { EngineSource, SearchStep } from './find-engine.js';
import { findEngine } from './find-engine.js';
import { mavenEnvironment } from './java.js';
import { downloadFile, downloadText, unpackTar } from './official-download.js';
import { copyJars } from './package-clients.js';
import { type SearchOptions, type SearchPlaces, searchPlaces } from './search-options.js';

export const kafkaKey = { name: 'kafka', version: '4.3.1' } as const;
const OLDEST_MAJOR = 4;

/** The jars of a Kafka that runs without ZooKeeper. */
export interface KafkaLibraries {
  readonly libs: string;
}

/** Finds Kafka's jars, or fetches them. An address (`KAFKA_BROKERS`) is the caller's first step. */
export async function findKafka(options: SearchOptions = {}): Promise<{ found: KafkaLibraries; source: EngineSource }> {
  const places = searchPlaces(options);
  return await findEngine<KafkaLibraries>({
    engine: `Kafka ${kafkaKey.version}`,
    steps: [inKafkaHome(places), inCache(places), fromMaven(places), fromApache(places)],
    waysOut: 'install Maven (or Kafka 4, with KAFKA_HOME), or set KAFKA_BROKERS to a running Kafka',
  });
}

function inKafkaHome({ env }: SearchPlaces): SearchStep<KafkaLibraries> {
  return {
    source: 'named',
    async look() {
      const home = env['KAFKA_HOME'];
      if (home === undefined || home === '') return { notHere: 'KAFKA_HOME is not set' };
      const libs = join(home, 'libs');
      const names = await readdir(libs).catch(() => []);
      const major = names.map((name) => /^kafka_2\.13-(\d+)\.[\d.]+\.jar$/.exec(name)?.[1]).find(Boolean);
      if (major === undefined) return { notHere: 'KAFKA_HOME has no libs/kafka_2.13-*.jar' };
      if (Number(major) < OLDEST_MAJOR) return { notHere: `KAFKA_HOME holds Kafka ${major}, older than 4` };
      return { libs };
    },
  };
}

function inCache({ cache }: SearchPlaces): SearchStep<KafkaLibraries> {
  return {
    source: 'cache',
    async look() {
      const folder = await cachedEngine(cache, kafkaKey);
      return folder === undefined ? { notHere: 'empty' } : { libs: join(folder, 'libs') };
    },
  };
}

function fromMaven({ cache, env, options }: SearchPlaces): SearchStep<KafkaLibraries> {
  return {
    source: 'Maven',
    async look() {
      const maven = await executableOnPath(['mvn'], env);
      if (maven === undefined) return { notHere: 'not installed' };
      const folder = await fetchIntoCache(cache, kafkaKey, async (unfinished) => {
        const checksum = await copyJars(maven, 'kafka', unfinished, await mavenEnvironment(options));
        return { source: 'Maven', checksum: `sha256:${checksum}` };
      });
      return { libs: join(folder, 'libs') };
    },
  };
}

function fromApache({ cache, downloads }: SearchPlaces): SearchStep<KafkaLibraries> {
  return {
    source: 'official download',
    async look() {
      const { url, sha512Url } = (await downloads()).kafka;
      const folder = await fetchIntoCache(cache, kafkaKey, async (unfinished) => {
        const archive = join(unfinished, 'kafka.tgz');
        const sha512 = parseApacheDigest(await downloadText(sha512Url));
        await downloadFile(url, archive);
        await verifyFile(archive, 'sha512', sha512);
        await unpackTar(archive, unfinished, 1);
        await rm(archive);
        return { source: new URL(url).host, checksum: `sha512:${sha512}` };
      });
      return { libs: join(folder, 'libs') };
    },
  };
}

/** Apache writes "name.tgz: AB12 CD34 …" over several lines. */
function parseApacheDigest(text: string): string {
  const digest = (text.split(':').at(-1) ?? '').replaceAll(/\s/g, '').toLowerCase();
  const found = /[0-9a-f]{128}/.exec(digest)?.[0];
  if (found === undefined) throw new Error('the published SHA-512 is not one');
  return found;
}
