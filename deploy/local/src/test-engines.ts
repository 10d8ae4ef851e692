import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { findJava } from './engines/java.js';
import { findKafka } from './engines/kafka.js';
import { findPostgres } from './engines/postgres.js';
import { accountForPostgres } from './engines/system-account.js';
import { findTemporal } from './engines/temporal.js';
import { timeSkippingServerExecutable } from './engines/temporal-test-server.js';
import { killGroup, type RunningChild } from './processes/child.js';
import { freePort } from './processes/free-port.js';
import { newTestFolder, type TestFolder } from './processes/test-folder.js';
import { ownKafkaAccess, startKafkaServer } from './servers/kafka-server.js';
import { postgresUrl, startPostgresServer } from './servers/postgres-server.js';
import { TALLYPORT_NAMESPACE } from './servers/temporal-namespace.js';
import { startTemporalServer, temporalAddress } from './servers/temporal-server.js';

export { findChromium } from './engines/chromium.js';

/** A server of a test's own. */
export interface TestEngine {
  /** The process that runs now. */
  pid(): number;
  /** Ends the server in good order and removes its folder. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (`kill -9`); its data stay. */
  kill(): Promise<void>;
  /** Brings it back on the same port and data, after `kill`; resolves when it answers. */
  restart(): Promise<void>;
}

export interface TestPostgres extends TestEngine {
  /** The address of the database `postgres`, as the superuser. */
  readonly url: string;
  readonly port: number;
}

export interface TestTemporal extends TestEngine {
  readonly address: string;
  readonly namespace: string;
}

export interface TestKafka extends TestEngine {
  readonly access: KafkaAccess;
}

/**
 * Starts an empty PostgreSQL on a free port, with its data in a new temporary folder.
 * Nothing is synced to disk: a test's data need not survive the machine.
 */
export async function startPostgres(options: { dir?: string; settings?: readonly string[] } = {}): Promise<TestPostgres> {
  const account = await accountForPostgres();
  const { found: programs } = await findPostgres(account);
  const folder = await newTestFolder('postgres', options.dir);
  const place = {
    programs,
    account,
    dataFolder: join(folder.path, 'data'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: join(folder.path, 'postgres.log'),
    settings: ['fsync=off', 'full_page_writes=off', ...(options.settings ?? [])],
  };
  const engine = await testEngine(() => startPostgresServer(place), folder);
  return { url: postgresUrl(place, 'postgres'), port: place.port, ...engine };
}

/**
 * Starts a Temporal development server with the product's namespace and search attributes.
 * It keeps everything in memory, unless the test wants to find it again after `restart`.
 */
export async function startTemporal(options: { durable?: boolean; settings?: readonly string[] } = {}): Promise<TestTemporal> {
  const { found } = await findTemporal();
  const folder = await newTestFolder('temporal');
  const place = {
    executable: found.executable,
    port: await freePort(),
    logFile: join(folder.path, 'temporal.log'),
    ...(options.durable === true ? { databaseFile: join(folder.path, 'temporal.db') } : {}),
    ...(options.settings ? { settings: options.settings } : {}),
  };
  const engine = await testEngine(() => startTemporalServer(place), folder);
  return { address: temporalAddress(place), namespace: TALLYPORT_NAMESPACE, ...engine };
}

/** Starts an empty one-node Kafka. Topics are not made by themselves. */
export async function startKafka(): Promise<TestKafka> {
  const [{ found: kafka }, { found: java }] = await Promise.all([findKafka(), findJava()]);
  const folder = await newTestFolder('kafka');
  const place = {
    java: java.executable,
    libs: kafka.libs,
    dataFolder: join(folder.path, 'data'),
    port: await freePort(),
    controllerPort: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: join(folder.path, 'kafka.log'),
  };
  const engine = await testEngine(() => startKafkaServer(place), folder);
  return { access: ownKafkaAccess(place), ...engine };
}

/** Answers the executable to give to `TestWorkflowEnvironment.createTimeSkipping` as `existing-path`. */
export async function timeSkippingServerPath(): Promise<string> {
  return await timeSkippingServerExecutable();
}

async function testEngine(start: () => Promise<RunningChild>, folder: TestFolder): Promise<TestEngine> {
  let child = await start();
  const record = () => folder.processes.add(child.name, child.pid);
  record();
  return {
    pid: () => child.pid,
    async stop() {
      await child.stop();
      await rm(folder.path, { recursive: true, force: true });
    },
    async kill() {
      killGroup(child.pid);
      await child.exited;
    },
    async restart() {
      child = await start();
      record();
    },
  };
}
