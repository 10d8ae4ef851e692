import type { SendingStep } from '@tallyport/domain/lodgement/commands';
import { isToSend, type LodgementProgress, type SignedMessage } from '@tallyport/domain/lodgement/state';
import { derivedId } from '../support/derived-id.js';
import type { Asked, Built, CustomsActivities, InterchangeRef, Sent } from './activities.js';
import type { LodgementRef } from './messages.js';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60 * 1_000;

/** What sending needs of the run that it lives in. */
export interface SendingPorts {
  readonly customs: CustomsActivities;
  /** What stands, and where steps are recorded. */
  readonly stream: { readonly state: LodgementProgress; handle(step: SendingStep): Promise<unknown> };
  now(): string;
  /** Waits so long, or until it is moot. */
  pause(ms: number, isMoot: () => boolean): Promise<void>;
  /** What the work came to, or null when it became moot before. */
  unlessMoot<T>(isMoot: () => boolean, work: () => Promise<T>): Promise<T | null>;
  /** Whether this is an activity that ended without telling how. Anything else is a defect. */
  isLost(error: unknown): boolean;
  /** Whether the run is to end at its next step. */
  readonly isDue: () => boolean;
}

/**
 * Brings a signed message to customs, once: the interchange is stored and recorded before it is sent, what came of sending is recorded,
 * and where nobody knows what came of it customs is asked by the control reference. Only what customs never saw is sent again, with
 * the same bytes. Everything is in the stream: a run that begins in the middle asks before it sends.
 */
export class Sending {
  /** The interchange that this very run made, and nobody can have sent yet. */
  private fresh: string | null = null;

  constructor(
    private readonly ref: LodgementRef,
    private readonly ports: SendingPorts,
  ) {}

  /** Takes the next step of the message that is to be sent. */
  async step(message: SignedMessage): Promise<void> {
    if (message.phase === 'requested') await this.build(message);
    else if (this.fresh === message.controlReference) await this.send(message);
    else await this.askAndSend(message);
  }

  private async build({ controlReference }: SignedMessage): Promise<void> {
    const built = await this.tried<Built>(() => this.ports.customs.buildInterchange(this.interchange(controlReference)), NOT_BUILT);
    if (built.kind !== 'built') {
      await this.record({ type: 'record-send-failed', controlReference, reason: built.kind, detail: built.detail });
      return;
    }
    const { hash, bytes } = built;
    await this.record({ type: 'record-built', controlReference, hash, bytes });
    this.fresh = controlReference;
  }

  private async askAndSend(message: SignedMessage): Promise<void> {
    await this.ports.pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** message.attempts), this.isMoot(message));
    const asked = await this.ask(message);
    if (asked?.kind === 'seen') await this.recordSeen(message, asked);
    else if (asked?.kind === 'never-seen') await this.send(message);
  }

  private async send(message: SignedMessage): Promise<void> {
    const { controlReference } = message;
    const attempt = message.attempts + 1;
    this.fresh = null;
    const sent = await this.tried<Sent>(() => this.ports.customs.sendInterchange(this.interchange(controlReference)), SENDER_DIED);
    switch (sent.kind) {
      case 'acknowledged': {
        const { original, errors } = sent;
        return this.record({ type: 'record-sent', controlReference, attempt, learntBy: 'answer', acknowledgement: { original, errors } });
      }
      case 'unknown':
        return this.record({ type: 'record-send-unknown', controlReference, attempt, reason: sent.reason });
      case 'turned-away':
        return this.turnedAway(message, sent.detail);
    }
  }

  /** Who turned it away may not be the one who took it: customs is asked before it counts. */
  private async turnedAway(message: SignedMessage, detail: string): Promise<void> {
    const { controlReference } = message;
    const asked = await this.ask(message);
    if (asked?.kind === 'seen') await this.recordSeen(message, asked);
    else if (asked?.kind === 'never-seen')
      await this.record({ type: 'record-send-failed', controlReference, reason: 'turned-away', detail });
  }

  /** Null where the answer is not needed any more. */
  private ask(message: SignedMessage): Promise<Asked | null> {
    const ask = () => this.ports.customs.askForInterchange(this.interchange(message.controlReference));
    return this.ports.unlessMoot(this.isMoot(message), ask);
  }

  private recordSeen({ controlReference, attempts }: SignedMessage, { acknowledgement }: Seen): Promise<void> {
    return this.record({ type: 'record-sent', controlReference, attempt: Math.max(1, attempts), learntBy: 'question', acknowledgement });
  }

  /** Nothing is left to do once customs has answered, or when the run is to end. */
  private isMoot({ controlReference }: SignedMessage): () => boolean {
    return () => {
      const { message } = this.ports.stream.state;
      return this.ports.isDue() || !isToSend(message) || message?.controlReference !== controlReference;
    };
  }

  private async tried<T>(work: () => Promise<T>, lost: T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (this.ports.isLost(error)) return lost;
      throw error;
    }
  }

  private interchange(controlReference: string): InterchangeRef {
    return { ...this.ref, controlReference };
  }

  /** The id comes from what is recorded: the same outcome twice is one, another outcome is decided on what stands by then. */
  private async record(step: StepContent): Promise<void> {
    const { lodgementId, workOrderId } = this.ref;
    const commandId = derivedId(lodgementId, JSON.stringify(step));
    const actor = { kind: 'machine' as const, process: 'lodgement' };
    const circumstances = { commandId, correlationId: commandId, actor, issuedAt: this.ports.now(), lodgementId, workOrderId };
    await this.ports.stream.handle({ ...step, ...circumstances });
  }
}

type Seen = Extract<Asked, { kind: 'seen' }>;
type Circumstance = 'commandId' | 'correlationId' | 'actor' | 'issuedAt' | 'lodgementId' | 'workOrderId';
type WithoutCircumstances<Step> = Step extends unknown ? Omit<Step, Circumstance> : never;
type StepContent = WithoutCircumstances<SendingStep>;

const NOT_BUILT: Built = { kind: 'not-built', detail: 'The message could not be made.' };
const SENDER_DIED: Sent = { kind: 'unknown', reason: 'sender-died' };
