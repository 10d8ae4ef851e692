import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findJava } from '../engines/java.js';
import { findKafka } from '../engines/kafka.js';
import { freePort } from '../processes/free-port.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import type { KafkaPlace } from './kafka-place.js';
import { kafkaClient, topicsOf } from './kafka-questions.js';
import { ownKafkaAccess, prepareKafka, startKafkaServer } from './kafka-server.js';

const PASSWORD = 'the-password-of-this-stack';

async function newPlace(): Promise<KafkaPlace> {
  const [{ found: kafka }, { found: java }, folder] = await Promise.all([findKafka(), findJava(), temporaryFolder()]);
  const [port, controllerPort] = [await freePort(), await freePort()];
  const [dataFolder, logFile] = [join(folder, 'kafka'), join(folder, 'kafka.log')];
  return { java: java.executable, libs: kafka.libs, dataFolder, logFile, port, controllerPort, password: PASSWORD };
}

async function start(place: KafkaPlace): Promise<void> {
  const server = await startKafkaServer(place);
  onTestFinished(() => server.stop());
}

test('Kafka answers the account of the stack alone, on both of its ports, and no process shows the password', async () => {
  const place = await newPlace();
  const shown = new Set<string>();
  const looking = setInterval(() => {
    for (const line of commandLines().filter((each) => each.includes(PASSWORD))) shown.add(line);
  }, 10);
  await start(place);
  clearInterval(looking);
  expect([...shown]).toEqual([]);

  const access = ownKafkaAccess(place);
  expect(await topicsOf(access)).toEqual(expect.any(Array));
  await expect(topicsOf({ ...access, account: null })).rejects.toThrow(/[A-Za-z]/);
  await expect(topicsOf(ownKafkaAccess({ ...place, password: 'a-password-of-another' }))).rejects.toThrow(/[Aa]uthentication/);
  for (const port of [place.port, place.controllerPort]) {
    expect(await isAnswered(port, API_VERSIONS), `which requests port ${port} knows`).toBe(true);
    expect(await isAnswered(port, DESCRIBE_CLUSTER), `who is in the cluster, at port ${port}`).toBe(false);
  }
});

test('a folder that was formatted for another password is made anew, and else kept', async () => {
  const place = await newPlace();
  const cluster = () => /cluster\.id=(.*)/.exec(readFileSync(join(place.dataFolder, 'log', 'meta.properties'), 'utf8'))?.[1];
  await prepareKafka(place);
  const first = cluster();
  await prepareKafka(place);
  expect(cluster()).toBe(first);
  const other = { ...place, password: 'the-password-after-that' };
  await start(other);
  expect(cluster()).not.toBe(first);
  const admin = kafkaClient(ownKafkaAccess(other)).admin();
  await admin.connect();
  await admin.disconnect();
});

function commandLines(): string[] {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      return [readFileSync(`/proc/${id}/cmdline`, 'utf8')];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** Requests of Kafka's protocol: key, version, correlation 1, no client's name; the second with the fields of its kind. */
const API_VERSIONS = Buffer.from([0, 18, 0, 0, 0, 0, 0, 1, 255, 255]);
const DESCRIBE_CLUSTER = Buffer.from([0, 60, 0, 0, 0, 0, 0, 1, 255, 255, 0, 0, 0]);

/** Whether a request without an account gets an answer, and not a closed connection. */
async function isAnswered(port: number, request: Buffer): Promise<boolean> {
  const size = Buffer.alloc(4);
  size.writeInt32BE(request.length);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.concat([size, request]));
  return await new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.on('error', () => resolve(false));
  });
}
