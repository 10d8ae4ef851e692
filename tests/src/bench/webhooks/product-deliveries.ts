import { newSecret, type WebhookDesk } from '../../support/webhook/webhook-desk.js';
import { ownCpuMicros } from '../cpu.js';
import type { Side } from '../harness.js';
import type { SinkThread } from './sink-thread.js';

/** The product's deliverer: each slice it brings the whole log to a new endpoint. */
export class ProductDeliveries implements Side {
  constructor(
    private readonly desk: WebhookDesk,
    private readonly orgId: string,
    private readonly sink: SinkThread,
    private readonly share: number,
  ) {}

  readonly cpuMicros = ownCpuMicros;

  async slice(): Promise<number> {
    const endpoint = await this.desk.endpoint(this.orgId, this.sink.address, newSecret());
    const deliverer = this.desk.deliverer([this.sink.host]);
    await this.desk.deliverAll(deliverer);
    const place = await this.desk.place(endpoint);
    if (place?.last_sent !== this.share) throw new Error(`${place?.last_sent} of ${this.share} messages were delivered`);
    return this.share;
  }

  async check(): Promise<void> {
    const { rows } = await this.desk.owner.query<{ others: number }>(
      `select count(*)::int as others from webhook.delivery where state <> 'delivered' or attempt_count <> 1`,
    );
    if (rows[0]?.others !== 0) throw new Error('a message was not delivered, or twice');
  }
}
