import type { ServiceRole } from '@tallyport/database/role-passwords';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { logHead } from '@tallyport/event-store/read-log';
import { type ServiceProcess, startService } from './service-process.js';

/** A database of its own and the addresses around it, with the services that a test of the log starts. */
export class LogStand {
  private readonly services: ServiceProcess[] = [];
  private supervising: NodeJS.Timeout | undefined;

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

  /** Starts a service on this database, under its role, and ends it with the stand. */
  async start(
    name: 'relay' | 'projector' | 'reactor' | 'worker' | 'gateway',
    environment: Readonly<Record<string, string>> = {},
  ): Promise<ServiceProcess> {
    const service = await startService(name, { ...this.environmentOf(name), LOG_LEVEL: 'warn', ...environment });
    this.services.push(service);
    return service;
  }

  /** From now on a service that ends by itself, because it cannot go on, is started again. */
  supervise(): void {
    this.supervising = setInterval(() => {
      for (const service of this.services) if (service.hasExited()) void service.restart();
    }, 500);
  }

  environmentOf(role: ServiceRole): Record<string, string> {
    return { DATABASE_URL: this.database.urlOf(role), KAFKA_BROKERS: this.brokers };
  }

  async close(): Promise<void> {
    clearInterval(this.supervising);
    await Promise.all(this.services.map((service) => service.discard()));
    await this.database.drop();
  }
}
