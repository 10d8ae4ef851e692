import { randomUUID } from 'node:crypto';
import type { EmailState } from '@tallyport/contracts/outbound-email/email';
import type { AnyEmailCommand, SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import { begin, came, REFUSED, SENT, UNKNOWN } from '@tallyport/domain/outbound-email/testing/sample-email';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type { TestDesk } from './test-desk.js';

interface Planted {
  readonly to: string;
  readonly workOrderId?: string | null;
  readonly state?: EmailState;
}

const OUTCOMES: Readonly<Record<Exclude<EmailState, 'queued'>, SendOutcome>> = { sent: SENT, refused: REFUSED, unknown: UNKNOWN };

/** A mail of an org, and what a workflow would record of it until it stands so. Answers its id. */
export async function plantEmail(
  { parts }: Pick<TestDesk, 'parts'>,
  { id: orgId }: { readonly id: string },
  { to, workOrderId = null, state = 'unknown' }: Planted,
): Promise<string> {
  const emailId = randomUUID();
  const writer = new StreamWriter(parts.eventStore, emailDecider, { orgId, streamId: `outbound-email/${emailId}`, jobId: workOrderId });
  const record = (command: AnyEmailCommand) => writer.record({ ...command, emailId }, sampleMetadata(), new Date().toISOString());
  const content = { template: 'invitation' as const, subjectId: randomUUID(), organisation: 'Harrow Quay', inviter: 'Priya Raman' };
  await record({ type: 'request', emailId, email: { to: [to], locale: 'en', content, workOrderId } });
  if (state === 'queued') return emailId;
  await record(begin(1));
  await record(came(OUTCOMES[state]));
  return emailId;
}
