import { randomUUID } from 'node:crypto';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { EmailCommand, EmailStep, SendOutcome } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import { type EmailProgress, goesOnByItself } from '@tallyport/domain/outbound-email/state';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { MailTransport, OutgoingMail } from '@tallyport/worker/adapters/mail/mail-transport';
import { sendEmail } from '@tallyport/worker/outbound-email/send-email';
import type { EmailTry } from '@tallyport/workflows/outbound-email/activities';
import { Sending } from '@tallyport/workflows/outbound-email/sending';
import type { AppendAnswer, AppendRequest } from '@tallyport/workflows/support/event-store-activities';
import { ProcessStream } from '@tallyport/workflows/support/process-stream';
import type { World } from '../process/world.js';

/** The awaits of a mail on its way: of the run, and of the worker that hands it over. */
export const FAIL_POINTS = [
  'run: load',
  'run: append',
  'run: try',
  'worker: load',
  'worker: make link',
  'worker: hand over',
  'worker: in the middle',
] as const;
export type FailPoint = (typeof FAIL_POINTS)[number];

/** An activity that ended without telling how. */
class Lost extends Error {}

/** Whoever lives now: a run, or a worker in the middle of a try. */
type Through = <Answer>(point: FailPoint, effect: () => Promise<Answer>) => Promise<Answer>;

/** How often a worker dies while it speaks to the server, and when: from a little before the greeting to some time after the text. */
const MIDDLE = { share: 0.25, fromMs: 95, spreadMs: 30 };

/**
 * The shipped {@link Sending}, {@link ProcessStream} and {@link sendEmail} over real SMTP, in a run and a worker that may die at each of
 * their awaits, and while the mail is under way. The next run knows the stream, as after a wiped Temporal.
 */
export class MortalEmail {
  readonly deaths = new Map<FailPoint, number>();
  private readonly place = { orgId: randomUUID(), streamId: `outbound-email/${randomUUID()}`, jobId: null };
  private clock = Date.parse('2026-03-14T02:00:00.000Z');

  constructor(
    private readonly world: World,
    private readonly transport: MailTransport,
    /** What a run makes of a sender that died: the shipped one leaves it to a person. */
    private readonly takesLostFor: SendOutcome | null = null,
  ) {}

  get emailId(): string {
    return this.place.streamId.slice('outbound-email/'.length);
  }

  get events(): OutboundEmailEvent[] {
    return this.world.store.events.map((event) => parseEvent(event) as OutboundEmailEvent);
  }

  get progress(): EmailProgress {
    return this.events.reduce(emailDecider.evolve, emailDecider.initialState);
  }

  /** What is asked for, and what a person decides. */
  async say(command: EmailCommand): Promise<void> {
    const commandId = randomUUID();
    const actor = { kind: 'person' as const, userId: this.place.orgId };
    const metadata = { actor, commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null };
    await new StreamWriter(this.world.store, emailDecider, this.place).record(command, metadata, this.now());
  }

  /** Runs until it does not go on by itself, one run after the other. */
  async bringOut(): Promise<void> {
    while (goesOnByItself(this.progress)) {
      const death = Promise.withResolvers<void>();
      await Promise.race([this.run(this.mortal(death.resolve)), death.promise]);
    }
  }

  private async run(through: Through): Promise<void> {
    const stream = await this.opened(through);
    const sending = new Sending(
      { orgId: this.place.orgId, emailId: this.emailId, workOrderId: null },
      {
        outside: { sendEmail: (one) => through('run: try', () => this.trying(one)) },
        stream,
        now: () => this.now(),
        random: () => this.world.dice(),
        pause: (ms) => {
          this.clock += ms;
          return Promise.resolve();
        },
        isLost: (error) => error instanceof Lost,
      },
    );
    while (goesOnByItself(stream.state)) await sending.step();
  }

  /** One try in a worker of its own, which may die of it: then nobody hears what came of it. */
  private async trying(one: EmailTry): Promise<{ outcome: SendOutcome; milliseconds: number }> {
    const death = Promise.withResolvers<null>();
    const through = this.mortal(() => death.resolve(null));
    const links = { makeLink: () => through('worker: make link', () => Promise.resolve('https://desk.example/join#token=1')) };
    const ports = {
      store: { load: () => through('worker: load', () => Promise.resolve([...this.world.store.events])) },
      links: { invitation: links, 'password-reset': links },
      transport: { send: (mail: OutgoingMail, signal: AbortSignal) => this.handOver(mail, signal, through, () => death.resolve(null)) },
      log: { error: () => undefined },
    };
    const outcome = await Promise.race([sendEmail(ports, one, new AbortController().signal), death.promise]);
    if (outcome !== null) return { outcome, milliseconds: 1 };
    if (this.takesLostFor !== null) return { outcome: this.takesLostFor, milliseconds: 1 };
    throw new Lost();
  }

  private handOver(mail: OutgoingMail, signal: AbortSignal, through: Through, die: () => void): Promise<SendOutcome> {
    if (!this.world.happens(MIDDLE.share)) return through('worker: hand over', () => this.transport.send(mail, signal));
    // Its connection ends with the worker, wherever it stands just then.
    const killed = new AbortController();
    setTimeout(() => killed.abort(), MIDDLE.fromMs + this.world.dice() * MIDDLE.spreadMs);
    this.count('worker: in the middle');
    return this.transport.send(mail, killed.signal).then(() => {
      die();
      return new Promise<never>(() => undefined);
    });
  }

  private async opened(through: Through): Promise<ProcessStream<EmailStep, OutboundEmailEvent, EmailProgress>> {
    const { store } = this.world;
    const { orgId, streamId } = this.place;
    const log = {
      loadProcessStream: () =>
        through('run: load', async () => {
          const evolve = (state: EmailProgress, event: Parameters<typeof parseEvent>[0]) =>
            emailDecider.evolve(state, parseEvent(event) as OutboundEmailEvent);
          const { state, head } = await store.fold(orgId, streamId, { ...emailDecider, evolve });
          return { streamPosition: head.streamPosition, hash: head.hash.toString('hex'), state };
        }),
      findRecordedCommand: ({ commandId }: { commandId: string }) =>
        through('run: load', async () => (await store.findCommand(orgId, streamId, commandId)).at(-1)?.streamPosition ?? null),
      appendEvents: ({ after, commandId, correlationId, actor, recordedAt, events }: AppendRequest): Promise<AppendAnswer> =>
        through('run: append', async () => {
          const metadata = { actor, commandId, correlationId, causationId: null, workflowId: null, runId: null };
          const known = { streamPosition: after.streamPosition, hash: Buffer.from(after.hash, 'hex') };
          const appended = await store.append({ ...this.place, after: known, events, metadata, recordedAt });
          if (appended.kind === 'conflict') return { kind: 'conflict' };
          return { kind: 'recorded', streamPosition: appended.head.streamPosition, hash: appended.head.hash.toString('hex') };
        }),
    };
    const ports = { log, waitUntil: () => Promise.resolve(), isAskedAgain: () => true };
    const stream = new ProcessStream<EmailStep, OutboundEmailEvent, EmailProgress>(emailDecider, this.place, ports);
    await stream.open();
    return stream;
  }

  private mortal(die: () => void): Through {
    return (point, effect) =>
      this.world.through(effect, () => {
        this.count(point);
        die();
      });
  }

  private count(point: FailPoint): void {
    this.deaths.set(point, (this.deaths.get(point) ?? 0) + 1);
  }

  private now(): string {
    return new Date(this.clock).toISOString();
  }
}
