import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tallyport/contracts/events';
import { START } from '../append.js';
import type { Append } from '../prepare-events.js';

/** A message in a conversation: the smallest event that holds free text. */
export function message(workOrderId: string, text: string): DomainEvent {
  return { type: 'conversation.message-posted', data: { workOrderId, messageId: randomUUID(), text } };
}

/** An append of `texts` as messages to the conversation of one job. Everything can be given another value. */
export function sampleAppend(texts: readonly string[], changed: Partial<Append> = {}): Append {
  const jobId = changed.jobId ?? randomUUID();
  return {
    orgId: randomUUID(),
    streamId: `conversation/${jobId}`,
    jobId,
    after: START,
    events: texts.map((text) => message(jobId, text)),
    metadata: sampleMetadata(),
    recordedAt: '2026-03-14T10:41:50.123Z',
    ...changed,
  };
}

/** Circumstances of a new command by the machine. */
export function sampleMetadata(commandId: string = randomUUID()): Append['metadata'] {
  const actor = { kind: 'machine', process: 'test' } as const;
  return { actor, commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null };
}
