import type { EventMetadata } from '@tallyport/contracts/envelope';
import { actorOf, type Member } from '../auth/caller.js';
import type { CommandIdentity } from './command-identity.js';

/** The circumstances of what a person or a key records through the gateway. */
export function commandMetadata(member: Member, { commandId, correlationId }: CommandIdentity): EventMetadata {
  return { actor: actorOf(member), commandId, correlationId, causationId: null, workflowId: null, runId: null };
}
