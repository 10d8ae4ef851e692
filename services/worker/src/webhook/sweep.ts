import type pg from 'pg';

/** Removes deliveries of long ago that nothing follows from any more. The log has what they told of, and a replay tells it again. */
export async function sweepDeliveries(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from webhook.delivery where ctid = any (array(
       select d.ctid from webhook.place p cross join lateral (
         select ctid from webhook.delivery d
         where d.org_id = p.org_id and d.webhook_id = p.webhook_id and made_at < now() - interval '30 days' and state in ('delivered', 'given-up')
         limit 10000) d))`,
  );
}
