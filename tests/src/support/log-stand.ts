import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { type ServiceProcess, startService } from './service-process.js';

/** A database of its own and the addresses around it, with the services that a test of the log starts. */
export class LogStand {
  private readonly services: ServiceProcess[] = [];

  private constructor(
    readonly database: TestDatabase,
    readonly brokers: string,
  ) {}

  static async open(postgresUrl: string, brokers: string): Promise<LogStand> {
    return new LogStand(await createTestDatabase(postgresUrl), brokers);
  }

  async epoch(): Promise<string> {
    return (await logHead(this.database.pool('reactor', 1))).epoch;
  }

  /** Starts a relay on this database. */
  async relay(environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    const relay = await startService('relay', {
      DATABASE_URL: this.database.urlOf('relay'),
      KAFKA_BROKERS: this.brokers,
      LOG_LEVEL: 'warn',
      ...environment,
    });
    this.services.push(relay);
    return relay;
  }

  /** Starts the reactor against a Temporal server. */
  async reactor(temporalAddress: string, environment: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    const reactor = await startService('reactor', {
      DATABASE_URL: this.database.urlOf('reactor'),
      KAFKA_BROKERS: this.brokers,
      TEMPORAL_ADDRESS: temporalAddress,
      LOG_LEVEL: 'warn',
      ...environment,
    });
    this.services.push(reactor);
    return reactor;
  }

  async close(): Promise<void> {
    await Promise.all(this.services.map((service) => service.kill()));
    await this.database.drop();
  }
}
