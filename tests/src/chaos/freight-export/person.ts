import { randomUUID } from 'node:crypto';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { RenewedMessage } from '@tallyport/contracts/freight-export/export-events';
import { mayDo } from '@tallyport/domain/freight-export/export/transitions';
import type { ExportRef } from '@tallyport/workflows/freight-export/messages';
import { type Clock, minutes } from './clock.js';
import { shipmentMessage, shipmentOf } from './course-messages.js';
import type { MemoryBlobs } from './memory-blobs.js';
import type { MemorySystem } from './memory-system.js';
import type { MortalExport } from './mortal-export.js';

type Wanted = ExportCommand extends infer One
  ? One extends ExportCommand
    ? Omit<One, 'commandId' | 'correlationId' | 'orgId' | 'workOrderId' | 'exportId' | 'actor' | 'issuedAt'>
    : never
  : never;
const reason = 'by the dice';

/** What somebody at the desk sees of a course. */
interface Seen {
  readonly ref: ExportRef;
  readonly clock: Clock;
  readonly dice: () => number;
  readonly kind: string;
  readonly handle: string;
  readonly blobs: MemoryBlobs;
  readonly system: MemorySystem;
  readonly out: MortalExport;
  /** The jobs that carry the handle, and one by its key. */
  carrying(): readonly { readonly key: string }[];
  job(key: string): object | undefined;
  lookAt(key: string): Promise<string>;
}

/** Somebody at the desk, who decides by the dice and looks into the freight system where the desk asks to. */
export class Person {
  constructor(private readonly course: Seen) {}

  command(wanted: Wanted): ExportCommand {
    const commandId = randomUUID();
    const { ref, clock } = this.course;
    const actor = { kind: 'person' as const, userId: ref.orgId };
    return { ...wanted, commandId, correlationId: commandId, ...ref, actor, issuedAt: clock.iso() };
  }

  /** What waits for somebody. */
  async decide(): Promise<void> {
    const { out, system, clock, dice } = this.course;
    const { state, waitingFor, hold } = out.progress;
    clock.pass(minutes(Math.floor(dice() * 20)));
    if (state === 'held') {
      if (hold === 'log-in-refused') system.mend();
      return out.say(this.command(dice() < 0.8 ? { type: 'release-export', reason } : this.giveUp()));
    }
    if (waitingFor === 'is-it-there' || waitingFor === 'no-acknowledgement') return this.answer();
    return out.say(this.command(await this.again()));
  }

  /** What somebody does unasked while it goes on by itself; null for nothing. */
  unasked(): ExportCommand | null {
    const { out, dice } = this.course;
    const { state } = out.progress;
    if (dice() < 0.02) return this.command({ type: 'end-export-of-job' });
    if (state === null || dice() > 0.1) return null;
    const steps = (['hold', 'cancel', 'skip', 'retry'] as const).filter((step) => mayDo(step, state));
    const step = steps[Math.floor(dice() * steps.length)];
    if (step === undefined) return null;
    return this.command(step === 'retry' ? { type: 'retry-export', reason, renewed: null } : { type: `${step}-export`, reason });
  }

  private giveUp(): Wanted {
    return { type: this.course.dice() < 0.5 ? 'cancel-export' : 'skip-export', reason };
  }

  private async answer(): Promise<void> {
    const { out, dice } = this.course;
    if (dice() < 0.15) return out.say(this.command(this.giveUp()));
    const key = this.course.carrying()[0]?.key;
    const resolution = key === undefined ? { answer: 'it is not there' as const } : { answer: 'it is there' as const, key };
    return out.say(this.command({ type: 'resolve-export', reason, resolution }));
  }

  /** The same again where that is allowed, or made anew after a look. */
  private async again(): Promise<Wanted> {
    const { out, dice, kind } = this.course;
    const { waitingFor, key, isJobDeleted } = out.progress;
    // Of a job that an answer named, and that nobody finds, nothing can be made anew.
    const isBlind = waitingFor === 'cannot-be-read-back' && (key === null || this.course.job(key) === undefined);
    if (isJobDeleted || isBlind || dice() < 0.2) return this.giveUp();
    const isAnew = kind !== 'edocs' && (waitingFor === 'changed-since-looked' || (kind === 'send' && key !== null) || dice() < 0.3);
    return { type: 'retry-export', reason, renewed: isAnew ? await this.renewed(key) : null };
  }

  private async renewed(key: string | null): Promise<RenewedMessage> {
    const { blobs, handle, dice } = this.course;
    const shipment = shipmentOf(key, handle, `of try ${Math.floor(dice() * 1e6)}`);
    const looked = key === null ? null : { syncId: randomUUID(), fingerprint: await this.course.lookAt(key) };
    return { message: shipmentMessage(blobs, shipment), changes: [], looked };
  }
}
