import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { ProcessName } from './process-deciders.js';

/** Where a process stream stands, with the state its decider needs: small, so it may travel through a history. */
export interface LoadedStream<State> {
  readonly streamPosition: number;
  /** Hash of the last event, in hex: what the next event is chained to. */
  readonly hash: string;
  readonly state: State;
}

export interface AppendRequest {
  readonly orgId: string;
  readonly streamId: string;
  /** Null for a stream that belongs to no job. */
  readonly jobId: string | null;
  readonly after: { readonly streamPosition: number; readonly hash: string };
  readonly commandId: string;
  readonly correlationId: string;
  readonly actor: Actor;
  readonly recordedAt: string;
  readonly events: readonly DomainEvent[];
}

export type AppendAnswer =
  | { readonly kind: 'recorded'; readonly streamPosition: number; readonly hash: string }
  | { readonly kind: 'conflict' };

/** The log as workflows see it. Local activities: every append carries ids of its own, so a repeat is harmless. */
export interface EventStoreActivities {
  /** Folds a stream with the decider of that name. */
  loadProcessStream(request: { orgId: string; streamId: string; decider: ProcessName }): Promise<LoadedStream<unknown>>;
  /** Stream position of the last event that a command recorded, or null: a command is looked up before it is decided. */
  findRecordedCommand(request: { orgId: string; streamId: string; commandId: string }): Promise<number | null>;
  appendEvents(request: AppendRequest): Promise<AppendAnswer>;
}
