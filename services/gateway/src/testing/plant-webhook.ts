import { randomUUID } from 'node:crypto';
import type { TestDesk } from './test-desk.js';
import type { TestOrg } from './test-org.js';

/** An endpoint as an admin gives it. */
export const WEBHOOK = { address: 'https://hooks.example/in', event_types: [], secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` };

/** An endpoint of the org, with a string in its address and in what was delivered to it. */
export async function plantWebhook(desk: TestDesk, org: TestOrg, text: string): Promise<{ webhook: string; delivery: string }> {
  const { token } = await org.member(null, ['admin']);
  const made = await desk.post(`/api/v1/orgs/${org.id}/webhooks`, token, { ...WEBHOOK, address: `https://hooks.example/${text}` });
  const webhook = String(made.body['id']);
  const delivery = randomUUID();
  await desk.owner.query(
    `insert into webhook.delivery (org_id, webhook_id, id, kind, state, event_type, position, previous, event_id, stream_id, stream_position,
       recorded_at, attempt_count, attempts)
     values ($1, $2, $3, 'event', 'failed', $4, 7, 3, $3, $5, 1, now(), 1, $6)`,
    [
      org.id,
      webhook,
      delivery,
      text,
      `conversation/${text}`,
      JSON.stringify([{ at: '2026-03-14T10:41:50.123Z', took_ms: 12, status: 500, fault: 'refused', excerpt: text }]),
    ],
  );
  await desk.owner.query(
    `insert into webhook.place (org_id, webhook_id, course, position, last_sent, failing_since, failing_fault, next_attempt_at)
     values ($1, $2, 1, 3, 3, now(), 'refused', now() + interval '5 minutes')`,
    [org.id, webhook],
  );
  return { webhook, delivery };
}
