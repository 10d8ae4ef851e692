import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Capacity } from '@tallyport/contracts/organisation/roles';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { EventStore } from '@tallyport/event-store/event-store';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { freePort } from '@tallyport/local/processes/free-port';
import { type KafkaAccess, kafkaVariables } from '@tallyport/runtime/kafka/access';
import { type ServiceProcess, startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';
import { gatewayVariables } from '../gateway-variables.js';
import { AppendedStream } from './appended-stream.js';

const WEB = join(import.meta.dirname, '../../../../web/dist');

/** Relay, projector and gateway as they are shipped, with the built web app, and somebody who is signed in. */
export class LiveDesk {
  private constructor(
    readonly database: TestDatabase,
    readonly kafka: KafkaAccess,
    readonly port: number,
    readonly org: TestOrg,
    readonly token: string,
    private readonly store: EventStore,
    private readonly services: readonly ServiceProcess[],
    private readonly blobs: string,
  ) {}

  static async open(database: TestDatabase, kafka: KafkaAccess, capacities: readonly Capacity[] = []): Promise<LiveDesk> {
    const org = await TestOrg.make(database.pool());
    const { token } = await org.member('broker', capacities);
    const blobs = await mkdtemp(join(tmpdir(), 'tallyport-bench-'));
    const port = await freePort();
    const shared = { ...kafkaVariables(kafka), LOG_LEVEL: 'warn', HEALTH_PORT: '0', NODE_ENV: 'production' };
    const services = await Promise.all([
      startService('relay', { ...shared, DATABASE_URL: database.urlOf('relay') }),
      startService('projector', { ...shared, DATABASE_URL: database.urlOf('projector') }),
      startService('gateway', {
        ...shared,
        ...gatewayVariables(database, blobs),
        WEB_FOLDER: WEB,
        PORT: String(port),
      }),
    ]);
    const desk = new LiveDesk(database, kafka, port, org, token, new EventStore(database.pool('worker', 4)), services, blobs);
    await until('the gateway answers', () => desk.answers(), 60_000);
    return desk;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The log behind it, as the tests of the gateway write it. */
  get parts(): { readonly eventStore: EventStore } {
    return { eventStore: this.store };
  }

  /** A stream of this organisation and job that nobody else writes. */
  stream(streamId: string, jobId: string): AppendedStream {
    return new AppendedStream(this.store, { orgId: this.org.id, streamId, jobId });
  }

  async close(): Promise<void> {
    await Promise.all(this.services.map((service) => service.discard()));
    await rm(this.blobs, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return fetch(this.address).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
