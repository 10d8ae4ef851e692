import { randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { streamHead } from '@tallyport/event-store/load';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import { createLog } from '@tallyport/runtime/log';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import { guardedPost, type Post } from '@tallyport/worker/adapters/guarded-post';
import { WebhookDeliverer } from '@tallyport/worker/webhook/deliverer';
import type pg from 'pg';

const BOX = new SecretBox(SecretKeys.parse(`test:${'k'.repeat(32)}`));

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** An endpoint as the gateway would have made it. */
export interface TestEndpoint {
  readonly orgId: string;
  readonly webhookId: string;
}

/** A database with a log, organisations with endpoints, and whoever delivers. */
export class WebhookDesk {
  readonly owner: pg.Pool;

  private constructor(readonly database: TestDatabase) {
    this.owner = database.pool();
  }

  static async open(serverUrl: string): Promise<WebhookDesk> {
    return new WebhookDesk(await createTestDatabase(serverUrl));
  }

  async org(): Promise<string> {
    const orgId = randomUUID();
    await this.owner.query('insert into kept.organisation (org_id, name) values ($1, $2)', [orgId, 'Harbour Brokers']);
    return orgId;
  }

  /** Records events of one new job, and numbers them. */
  async record(orgId: string, texts: readonly string[], jobId: string = randomUUID()): Promise<string> {
    const writer = this.database.pool('worker', 2);
    const head = await streamHead(writer, orgId, `conversation/${jobId}`);
    await append(writer, sampleAppend(texts, { jobId, orgId, after: head.streamPosition === 0 ? START : head }));
    await numberAll(this.database.pool('relay', 1));
    return jobId;
  }

  async head(): Promise<number> {
    const { rows } = await this.owner.query<{ position: number }>('select position from event_store.relay_state');
    return rows[0]?.position ?? 0;
  }

  async endpoint(orgId: string, address: string, secret: string, { types = [] as string[], startsAfter = 0 } = {}): Promise<TestEndpoint> {
    const webhookId = randomUUID();
    await this.owner.query('insert into kept.webhook (org_id, id, address, event_types, starts_after) values ($1, $2, $3, $4, $5)', [
      orgId,
      webhookId,
      address,
      types,
      startsAfter,
    ]);
    await this.addSecret({ orgId, webhookId }, secret);
    return { orgId, webhookId };
  }

  /** Gives an endpoint a secret; one before it, if any, stays for `overlap`. */
  async addSecret({ orgId, webhookId }: TestEndpoint, secret: string, overlap = '24 hours'): Promise<void> {
    const id = randomUUID();
    const { keyId, nonce, sealed } = BOX.seal(secret, { table: 'identity.webhook_secret', orgId, rowId: id });
    await this.owner.query('update identity.webhook_secret set ends_at = now() + $2::interval where webhook_id = $1', [webhookId, overlap]);
    await this.owner.query(
      'insert into identity.webhook_secret (org_id, webhook_id, id, key_id, nonce, sealed) values ($1, $2, $3, $4, $5, $6)',
      [orgId, webhookId, id, keyId, nonce, sealed],
    );
  }

  deliverer(hosts: readonly string[], pool: pg.Pool = this.database.pool('worker', 8), wrap = (post: Post) => post): WebhookDeliverer {
    const post = guardedPost({ allowedHosts: AllowedHosts.parse(hosts.join(',')), mostBytes: 64 * 1024, withinMs: 5_000 });
    return new WebhookDeliverer({ pool, box: BOX, post: wrap(post), log: createLog('webhook-test', 'silent'), dice: () => 0 });
  }

  /** Looks until there is nothing more to do now. */
  async deliverAll(deliverer: WebhookDeliverer): Promise<void> {
    await deliverer.look();
    await deliverer.settle();
  }

  /** What a person asks for: to begin anew after a position. */
  async beginAfter({ webhookId }: TestEndpoint, position: number): Promise<void> {
    await this.owner.query('update kept.webhook set is_paused = false, course = course + 1, starts_after = $2 where id = $1', [
      webhookId,
      position,
    ]);
  }

  async place({ webhookId }: TestEndpoint) {
    const { rows } = await this.owner.query<{
      position: number;
      last_sent: number;
      failing_fault: string | null;
      is_off: boolean;
      rests_ms: number | null;
    }>(
      `select position, last_sent, failing_fault, off_at is not null as is_off,
         extract(epoch from next_attempt_at - now())::float8 * 1000 as rests_ms
       from webhook.place where webhook_id = $1`,
      [webhookId],
    );
    return rows[0];
  }

  async deliveries({ webhookId }: TestEndpoint) {
    const { rows } = await this.owner.query<{ id: string; kind: string; state: string; position: number; attempts: { status: number }[] }>(
      'select id, kind, state, position, attempts from webhook.delivery where webhook_id = $1 order by position, made_at',
      [webhookId],
    );
    return rows;
  }
}
