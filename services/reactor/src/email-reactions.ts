import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { ReactionPorts } from './reaction-ports.js';

/** A mail was asked for, or a person has it sent again. */
export async function sendEmail(
  { emails }: ReactionPorts,
  { data: { emailId } }: { readonly data: { readonly emailId: string } },
  { orgId, jobId: workOrderId }: LoggedEvent,
): Promise<void> {
  await emails.wake({ orgId, emailId, workOrderId });
}
