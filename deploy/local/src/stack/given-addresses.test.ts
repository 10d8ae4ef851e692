import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProcessRecords } from '../processes/process-records.js';
import { Supervisor } from '../processes/supervisor.js';
import { oldPostgres } from '../testing/old-postgres.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { bringUpKafka } from './kafka-engine.js';
import { PortAllocator } from './ports.js';
import { bringUpPostgres } from './postgres-engine.js';
import { stackSecrets } from './secrets.js';
import type { StackContext } from './stack-context.js';
import { stackFolder } from './stack-folder.js';
import { bringUpTemporal } from './temporal-engine.js';

async function context(env: NodeJS.ProcessEnv): Promise<StackContext> {
  const folder = stackFolder({ TALLYPORT_HOME: await temporaryFolder() });
  const supervisor = new Supervisor(new ProcessRecords(join(folder.path, 'processes.json')), () => undefined);
  return { folder, ports: new PortAllocator(folder.ports), secrets: stackSecrets(folder.secrets), supervisor, env };
}

test('a PostgreSQL older than 18 is refused in one sentence', async () => {
  const url = await oldPostgres('15.13 (Debian 15.13-0+deb12u1)');
  await expect(bringUpPostgres(await context({ DATABASE_URL: url }))).rejects.toThrow(
    `The PostgreSQL of DATABASE_URL (${new URL(url).host}) is version 15.13, and Tallyport needs 18 or newer. ` +
      'Either give the address of a newer one, or leave DATABASE_URL out, and one is started here.',
  );
});

test('an address at which nobody answers is one sentence, without the password', async () => {
  const unanswered = bringUpPostgres(await context({ DATABASE_URL: 'postgresql://owner:secret@127.0.0.1:1/tallyport' }));
  await expect(unanswered).rejects.toThrow(
    /^The PostgreSQL of DATABASE_URL \(127\.0\.0\.1:1\) does not answer: .*\. Either start it, or leave/,
  );
  await expect(unanswered).rejects.not.toThrow('secret');
  await expect(bringUpTemporal(await context({ TEMPORAL_ADDRESS: '127.0.0.1:1' }))).rejects.toThrow(
    'No Temporal answers at TEMPORAL_ADDRESS (127.0.0.1:1). Either start it,',
  );
  await expect(bringUpKafka(await context({ KAFKA_BROKERS: '127.0.0.1:1' }))).rejects.toThrow(
    /^No Kafka answers at KAFKA_BROKERS \(127\.0\.0\.1:1\): .*ECONNREFUSED.*\. Either start it, set what it asks for/,
  );
});

test('settings of a given Kafka that cannot be meant are one sentence', async () => {
  const half = { KAFKA_BROKERS: '127.0.0.1:1', KAFKA_USERNAME: 'desk' };
  await expect(bringUpKafka(await context(half))).rejects.toThrow(
    'KAFKA_USERNAME and KAFKA_PASSWORD belong together: set both, or neither.',
  );
  const unknown = { KAFKA_BROKERS: '127.0.0.1:1', KAFKA_SASL_MECHANISM: 'KERBEROS' };
  await expect(bringUpKafka(await context(unknown))).rejects.toThrow(/not valid \(KAFKA_SASL_MECHANISM: /);
});

test('what is no address at all is said to be none', async () => {
  await expect(bringUpPostgres(await context({ DATABASE_URL: 'my database' }))).rejects.toThrow('DATABASE_URL is not a URL');
});
