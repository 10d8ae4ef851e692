import { randomBytes } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quietKafkaTimers } from '@tallyport/runtime/kafka/quiet-timers';
import { Kafka, logLevel } from 'kafkajs';
import { pinFile } from '../engines/pins.js';
import { runTool } from '../engines/run-tool.js';
import { type ChildCommand, type RunningChild, startChild, waitUntilReady } from '../processes/child.js';

quietKafkaTimers();

export interface KafkaPlace {
  readonly java: string;
  readonly libs: string;
  readonly dataFolder: string;
  readonly port: number;
  readonly controllerPort: number;
  readonly logFile: string;
}

export function kafkaBroker(place: Pick<KafkaPlace, 'port'>): string {
  return `127.0.0.1:${place.port}`;
}

/** Writes the configuration, and formats the data folder on the first start. */
export async function prepareKafka(place: KafkaPlace): Promise<void> {
  await mkdir(place.dataFolder, { recursive: true });
  await writeFile(configFile(place), serverProperties(place));
  if (await isFormatted(place)) return;
  const format = [
    ...classPath(place),
    'kafka.tools.StorageTool',
    'format',
    '--ignore-formatted',
    '--cluster-id',
    newClusterId(),
    '--config',
    configFile(place),
  ];
  await runTool(place.java, format, { name: "Formatting Kafka's folder" });
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
  await waitUntilReady(child, () => askKafka([kafkaBroker(place)]), 60_000);
  await waitForGroups([kafkaBroker(place)]);
  return child;
}

/** Resolves when the cluster behind these brokers describes itself with at least one broker. */
export async function askKafka(brokers: string[]): Promise<void> {
  const admin = kafkaClient(brokers).admin();
  try {
    await admin.connect();
    const cluster = await admin.describeCluster();
    if (cluster.brokers.length === 0) throw new Error('the cluster has no broker yet');
  } finally {
    await admin.disconnect();
  }
}

/**
 * Resolves when consumer groups can be joined. The first group of a new broker makes the topic of the offsets, and is
 * refused while that is being loaded; a consumer that comes then takes it for a crash.
 */
export async function waitForGroups(brokers: string[], withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      await askForOffsets(brokers);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(100);
  }
}

async function askForOffsets(brokers: string[]): Promise<void> {
  const admin = kafkaClient(brokers).admin();
  try {
    await admin.connect();
    // Without a retry the client finds a coordinator only among brokers that it has heard of.
    await admin.listTopics();
    await admin.fetchOffsets({ groupId: 'tallyport-local' });
  } finally {
    await admin.disconnect();
  }
}

/** Answers the names of all topics. */
export async function topicsOf(brokers: string[]): Promise<string[]> {
  const admin = kafkaClient(brokers).admin();
  try {
    await admin.connect();
    return await admin.listTopics();
  } finally {
    await admin.disconnect();
  }
}

/** A client that tries once and is silent: whoever asks decides about trying again. */
export function kafkaClient(brokers: string[]): Kafka {
  return new Kafka({
    clientId: 'tallyport-local',
    brokers,
    connectionTimeout: 2_000,
    retry: { retries: 0 },
    logLevel: logLevel.NOTHING,
  });
}

function classPath(place: KafkaPlace): string[] {
  return [`-Dlog4j2.configurationFile=${pinFile('kafka/log4j2.properties')}`, '-cp', join(place.libs, '*')];
}

function configFile(place: KafkaPlace): string {
  return join(place.dataFolder, 'server.properties');
}

async function isFormatted(place: KafkaPlace): Promise<boolean> {
  return await stat(join(place.dataFolder, 'log', 'meta.properties')).then(
    () => true,
    () => false,
  );
}

function serverProperties(place: KafkaPlace): string {
  const broker = `127.0.0.1:${place.port}`;
  const controller = `127.0.0.1:${place.controllerPort}`;
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${controller}`,
    listeners: `PLAINTEXT://${broker},CONTROLLER://${controller}`,
    'advertised.listeners': `PLAINTEXT://${broker}`,
    'inter.broker.listener.name': 'PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': join(place.dataFolder, 'log'),
    'auto.create.topics.enable': 'false',
    'num.partitions': '3',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '1',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'share.coordinator.state.topic.replication.factor': '1',
    'share.coordinator.state.topic.min.isr': '1',
    'group.initial.rebalance.delay.ms': '0',
    // After a kill the controller takes a new broker only when the old one's session has ended; nine seconds unless said.
    'broker.session.timeout.ms': '4000',
    'broker.heartbeat.interval.ms': '1000',
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
