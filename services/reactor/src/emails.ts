import type { EmailRef } from '@tallyport/workflows/outbound-email/messages';
import type pg from 'pg';

/** After these a mail goes on by itself. */
const OPEN = ['outbound-email.requested', 'outbound-email.sending', 'outbound-email.deferred', 'outbound-email.sent-again'];

const OPEN_EMAILS = `
select org_id, job_id, stream_id
from (
  select distinct on (org_id, stream_id) org_id, stream_id, job_id, type
  from event_store.event
  where stream_id >= 'outbound-email/' and stream_id < 'outbound-email0'
  order by org_id, stream_id, stream_position desc
) w
where type = any ($1::text[])`;

/** The mails that are not over, but for those that wait for a person. Reads every mail's events. */
export async function allOpenEmails(log: Pick<pg.Pool, 'query'>): Promise<EmailRef[]> {
  const { rows } = await log.query<{ org_id: string; job_id: string | null; stream_id: string }>({
    name: 'open-emails',
    text: OPEN_EMAILS,
    values: [OPEN],
  });
  return rows.map(({ org_id, job_id, stream_id }) => ({
    orgId: org_id,
    emailId: stream_id.slice('outbound-email/'.length),
    workOrderId: job_id,
  }));
}
