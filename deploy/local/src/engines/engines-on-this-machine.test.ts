import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { executableScript } from '../testing/executable-script.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { findChromium } from './chromium.js';
import { fetchIntoCache } from './engine-cache.js';
import { findJava } from './java.js';
import { findKafka } from './kafka.js';
import { findTemporal, temporalKey } from './temporal.js';

async function filledTemporalCache(): Promise<string> {
  const cache = await temporaryFolder();
  await fetchIntoCache(cache, temporalKey, async (folder) => {
    await executableScript(join(folder, 'temporal'), 'echo cached');
    return { source: 'test', checksum: 'none' };
  });
  return cache;
}

test('a Temporal on PATH goes before the cache', async () => {
  const [cache, programs] = [await filledTemporalCache(), await temporaryFolder()];
  const executable = await executableScript(join(programs, 'temporal'), "echo 'temporal version 1.7.0 (Server 1.30.0, UI 2.40.0)'");
  expect(await findTemporal({ cache, env: { PATH: programs } })).toEqual({ found: { executable }, source: 'on PATH' });
});

test('a Temporal on PATH that is too old is passed over', async () => {
  const [cache, programs] = [await filledTemporalCache(), await temporaryFolder()];
  await executableScript(join(programs, 'temporal'), 'echo temporal version 1.2.0');
  expect((await findTemporal({ cache, env: { PATH: programs } })).source).toBe('cache');
});

test('JAVA_HOME goes before PATH, and a Java below 17 is passed over', async () => {
  const folder = await temporaryFolder();
  const old = await executableScript(join(folder, 'old', 'bin', 'java'), 'echo \'openjdk version "11.0.2"\' >&2');
  const fresh = await executableScript(join(folder, 'fresh', 'bin', 'java'), 'echo \'openjdk version "21.0.1"\' >&2');
  const env = { PATH: join(folder, 'fresh', 'bin'), JAVA_HOME: join(folder, 'old') };
  expect(await findJava({ env })).toEqual({ found: { executable: fresh }, source: 'on PATH' });
  const swapped = { PATH: join(folder, 'old', 'bin'), JAVA_HOME: join(folder, 'fresh') };
  expect(await findJava({ env: swapped })).toEqual({ found: { executable: fresh }, source: 'named' });
  expect(old).not.toBe(fresh);
});

test('KAFKA_HOME is used when it holds a Kafka 4, and passed over with an older one', async () => {
  const [home, cache] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(home, 'libs'));
  await writeFile(join(home, 'libs', 'kafka_2.13-4.1.0.jar'), '');
  expect(await findKafka({ cache, env: { PATH: '', KAFKA_HOME: home } })).toEqual({ found: { libs: join(home, 'libs') }, source: 'named' });
  const older = await temporaryFolder();
  await mkdir(join(older, 'libs'));
  await writeFile(join(older, 'libs', 'kafka_2.13-3.9.0.jar'), '');
  const downloads = { temporal: {}, java: {}, kafka: { url: 'http://127.0.0.1:1/k', sha512Url: 'http://127.0.0.1:1/s' } };
  await expect(findKafka({ cache, env: { PATH: '', KAFKA_HOME: older }, downloads })).rejects.toThrow('holds Kafka 3, older than 4');
});

test('a Chromium is found by name or by CHROME_PATH, and never fetched', async () => {
  const folder = await temporaryFolder();
  const chromium = await executableScript(join(folder, 'chromium'), 'true');
  expect(await findChromium({ PATH: folder })).toBe(chromium);
  expect(await findChromium({ PATH: '', CHROME_PATH: chromium })).toBe(chromium);
  expect(await findChromium({ PATH: folder, CHROME_PATH: join(folder, 'absent') })).toBeUndefined();
});
