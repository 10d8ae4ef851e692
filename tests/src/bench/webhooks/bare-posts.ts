import { randomUUID } from 'node:crypto';
import { messageOf } from '@tallyport/worker/webhook/message';
import type { Webhook } from 'standardwebhooks';
import { ownCpuMicros } from '../cpu.js';
import type { Side } from '../harness.js';
import type { SinkThread } from './sink-thread.js';

/** A bare loop: a message of the same bytes is made, signed and posted by `fetch`, one after the other. Nothing is written down. */
export class BarePosts implements Side {
  private sent = 0;
  private readonly orgId = randomUUID();

  constructor(
    private readonly sink: SinkThread,
    private readonly signer: Webhook,
    private readonly share: number,
  ) {}

  readonly cpuMicros = ownCpuMicros;

  async slice(): Promise<number> {
    for (let n = 0; n < this.share; n++) await this.post(n);
    this.sent += this.share;
    return this.share;
  }

  async check(): Promise<void> {
    if ((await this.sink.taken()) < this.sent) throw new Error('messages of the bare loop did not arrive');
  }

  private async post(n: number): Promise<void> {
    const id = randomUUID();
    const at = new Date();
    const body = messageOf(this.orgId, {
      id,
      eventType: 'conversation.message-posted',
      position: n + 1,
      previous: n,
      eventId: id,
      streamId: `conversation/${this.orgId}`,
      streamPosition: n,
      jobId: this.orgId,
      recordedAt: at.toISOString(),
      attemptCount: 0,
    });
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': this.signer.sign(id, at, body),
    };
    const response = await fetch(this.sink.address, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the receiver answers ${response.status}`);
  }
}
