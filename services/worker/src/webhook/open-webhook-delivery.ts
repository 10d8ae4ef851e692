import { createPool } from '@tallyport/database/connect';
import type { Log } from '@tallyport/runtime/log';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import type { Shutdown } from '@tallyport/runtime/shutdown';
import { Counter, Histogram, type Registry } from 'prom-client';
import { guardedPost } from '../adapters/guarded-post.js';
import type { Config } from '../config.js';
import { WebhookDeliverer } from './deliverer.js';
import { CALL_MS, MOST_ANSWER_BYTES, type Posted } from './post-message.js';

/** Begins to deliver webhooks, with connections of their own, and stops with the process. Without keys nothing can be signed, so nothing is sent. */
export function openWebhookDelivery(
  { DATABASE_URL: url, SECRET_KEYS: keys, OUTBOUND_ALLOWED_HOSTS: allowedHosts }: Config,
  { log, metrics, shutdown }: { readonly log: Log; readonly metrics: Registry; readonly shutdown: Shutdown },
): void {
  if (keys === undefined) return log.warn('no webhook is delivered: SECRET_KEYS is not set');
  const pool = createPool({ url, name: 'worker-webhooks', size: 6 });
  const deliverer = new WebhookDeliverer({
    pool,
    box: new SecretBox(keys),
    post: guardedPost({ allowedHosts, mostBytes: MOST_ANSWER_BYTES, withinMs: CALL_MS }),
    log,
    onAttempt: counted(metrics),
  });
  deliverer.start();
  shutdown.add('webhook pool', () => pool.end());
  shutdown.add('webhooks', () => deliverer.stop());
}

function counted(metrics: Registry): (posted: Posted) => void {
  const registers = [metrics];
  const attempts = new Counter({
    name: 'tallyport_webhook_attempts_total',
    help: 'Messages posted to endpoints, by what came of it.',
    labelNames: ['outcome'],
    registers,
  });
  const latency = new Histogram({ name: 'tallyport_webhook_latency_seconds', help: 'How long a post to an endpoint took.', registers });
  return ({ attempt }) => {
    attempts.inc({ outcome: attempt.fault ?? 'delivered' });
    latency.observe(attempt.took_ms / 1_000);
  };
}
