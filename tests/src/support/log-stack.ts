import type { ServiceRole } from '@tallyport/database/role-passwords';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { type KafkaAccess, kafkaVariables } from '@tallyport/runtime/kafka/access';
import { type ServiceProcess, startService } from './service-process.js';

const LOOK_MS = 500;

/** Nobody listens here. */
const NOWHERE: KafkaAccess = { brokers: '127.0.0.1:1', account: null, isEncrypted: false };

export interface Supervision {
  /** How often a service had ended. */
  readonly restarts: number;
  stop(): void;
}

/** A database of its own and the addresses around it, with the services that a test of the log starts. */
export class LogStack {
  private readonly services: ServiceProcess[] = [];
  private readonly supervisions: Supervision[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly kafka: KafkaAccess,
  ) {}

  /** Without a Kafka, relay and consumers go on without it. */
  static async open(postgresUrl: string, kafka: KafkaAccess = NOWHERE): Promise<LogStack> {
    return new LogStack(await createTestDatabase(postgresUrl), kafka);
  }

  async epoch(): Promise<string> {
    return (await logHead(this.database.pool('reactor', 1))).epoch;
  }

  /** Starts a service on this database, under its role, and ends it with the stack. */
  async start(
    name: 'relay' | 'projector' | 'reactor' | 'worker' | 'gateway' | 'intake',
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ServiceProcess> {
    const service = await startService(name, { ...this.environmentOf(name), LOG_LEVEL: 'warn', ...environment });
    this.services.push(service);
    return service;
  }

  /** From now on a service that ends by itself, because it cannot go on, is started again. */
  supervise(): Supervision {
    const supervision = { restarts: 0, stop: () => clearInterval(looking) };
    const looking = setInterval(() => {
      for (const service of this.services.filter((one) => one.hasExited())) {
        supervision.restarts += 1;
        void service.restart();
      }
    }, LOOK_MS);
    this.supervisions.push(supervision);
    return supervision;
  }

  environmentOf(role: ServiceRole): Record<string, string> {
    return { DATABASE_URL: this.database.urlOf(role), ...kafkaVariables(this.kafka) };
  }

  async close(): Promise<void> {
    for (const supervision of this.supervisions) supervision.stop();
    await Promise.all(this.services.map((service) => service.discard()));
    await this.database.drop();
  }
}
