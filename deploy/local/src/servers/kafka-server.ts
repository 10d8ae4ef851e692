import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { pinFile } from '../engines/pins.js';
import { runTool } from '../engines/run-tool.js';
import { type ChildCommand, type RunningChild, startChild, waitUntilReady } from '../processes/child.js';
import { PRIVATELY } from '../processes/confine.js';
import type { KafkaPlace } from './kafka-place.js';
import { KAFKA_MECHANISM, KAFKA_USER, serverProperties } from './kafka-properties.js';
import { askKafka, waitForGroups } from './kafka-questions.js';

/** Answers how our own Kafka is reached. */
export function ownKafkaAccess({ port, password }: Pick<KafkaPlace, 'port' | 'password'>): KafkaAccess {
  const account = { mechanism: KAFKA_MECHANISM, username: KAFKA_USER, password } as const;
  return { brokers: `127.0.0.1:${port}`, account, isEncrypted: false };
}

/** Writes the configuration, and formats the data folder on the first start. */
export async function prepareKafka(place: KafkaPlace): Promise<void> {
  await mkdir(place.dataFolder, { recursive: true, mode: 0o700 });
  await writePrivately(configFile(place), serverProperties(place));
  if (await isFormatted(place)) return;
  await rm(kafkaLogFolder(place), { recursive: true, force: true });
  await format(place);
  await writePrivately(accountFile(place), accountMark(place));
}

/** Everybody on the machine can read a process's arguments, so the password goes in by a file. */
async function format(place: KafkaPlace): Promise<void> {
  const argumentsFile = join(place.dataFolder, 'format.arguments');
  const account = `${KAFKA_MECHANISM}=[name=${KAFKA_USER},password=${place.password}]`;
  const options = ['--cluster-id', newClusterId(), '--config', configFile(place), '--add-scram', account];
  const words = [...classPath(place), 'kafka.tools.StorageTool', 'format', ...options];
  await writePrivately(argumentsFile, words.map((word) => `${JSON.stringify(word)}\n`).join(''));
  try {
    const [shell, ...privately] = PRIVATELY;
    await runTool(shell, [...privately, place.java, `@${argumentsFile}`], { name: "Formatting Kafka's folder" });
  } finally {
    await rm(argumentsFile, { force: true });
  }
}

/** An id that begins with a dash would be taken for an option. */
export function newClusterId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newClusterId() : id;
}

/** The command that runs broker and controller in one process. */
export function kafkaCommand(place: KafkaPlace): ChildCommand {
  return {
    name: 'Kafka',
    command: place.java,
    args: ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...classPath(place), 'kafka.Kafka', configFile(place)],
    cwd: place.dataFolder,
    logFile: place.logFile,
  };
}

/** Starts Kafka and resolves when it describes its cluster and groups can be joined: the open port alone says nothing. */
export async function startKafkaServer(place: KafkaPlace): Promise<RunningChild> {
  await prepareKafka(place);
  const child = await startChild(kafkaCommand(place));
  const access = ownKafkaAccess(place);
  await waitUntilReady(child, () => askKafka(access), 60_000);
  await waitForGroups(access);
  return child;
}

function classPath(place: KafkaPlace): string[] {
  return [`-Dlog4j2.configurationFile=${pinFile('kafka/log4j2.properties')}`, '-cp', join(place.libs, '*')];
}

function configFile(place: KafkaPlace): string {
  return join(place.dataFolder, 'server.properties');
}

/** Where Kafka keeps its messages. */
export function kafkaLogFolder(place: Pick<KafkaPlace, 'dataFolder'>): string {
  return join(place.dataFolder, 'log');
}

/** Says for which account the folder was formatted. Accounts are made by formatting alone; what Kafka holds comes back from the log. */
function accountFile(place: KafkaPlace): string {
  return join(place.dataFolder, 'account.sha256');
}

function accountMark({ password }: KafkaPlace): string {
  return `${createHash('sha256').update(`${KAFKA_USER}:${password}`).digest('hex')}\n`;
}

async function isFormatted(place: KafkaPlace): Promise<boolean> {
  const mark = await readFile(accountFile(place), 'utf8').catch(() => undefined);
  if (mark !== accountMark(place)) return false;
  return await stat(join(kafkaLogFolder(place), 'meta.properties')).then(
    () => true,
    () => false,
  );
}

async function writePrivately(file: string, content: string): Promise<void> {
  // The mode counts only for a file that is made now.
  await rm(file, { force: true });
  await writeFile(file, content, { mode: 0o600 });
}
