import { randomUUID } from 'node:crypto';
import type { RequestExport } from '@tallyport/contracts/freight-export/export-commands';
import type { HearAcknowledgement } from '@tallyport/domain/freight-export/export/commands';
import { goesOnByItself, isEnded } from '@tallyport/domain/freight-export/export/state';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { seededRandom } from '@tallyport/event-store/testing/random';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { EVERYBODY } from '@tallyport/simulators/freight/books/everybody';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { HttpFreightSystem } from '@tallyport/worker/adapters/freight-system/http-freight-system';
import { FreightCaller } from '@tallyport/worker/freight-export/freight-caller';
import { fingerprintOf } from '@tallyport/worker/freight-export/freight-place';
import { readJob } from '@tallyport/worker/freight-export/job-there';
import { World } from '../process/world.js';
import { Clock, minutes } from './clock.js';
import { documentsMessage, OWNER, REFERENCE_TYPE, shipmentMessage, shipmentOf, TARGET } from './course-messages.js';
import { FaultyLine } from './faulty-line.js';
import { MemoryBlobs } from './memory-blobs.js';
import { MemorySystem } from './memory-system.js';
import { type ExportStream, MortalExport, newRef } from './mortal-export.js';
import { Person } from './person.js';

const SYSTEM = `${OWNER.enterprise}${OWNER.server}`;
const KINDS = ['send', 'send', 'send', 'update', 'update', 'edocs', 'edocs'] as const;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ODDS = { run: 0.03, worker: 0.02 };
/** By then the freight system and the wire behave, so that whoever still does not end never will. */
const ENOUGH = 12;
const TOO_MANY = 40;
/** No call arrives later than this, in seconds. */
const SETTLED = 600;
const http = new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') }, 1024 * 1024);
const signal = new AbortController().signal;

/** A job as the simulator shows it. */
export interface JobRow {
  readonly key: string;
  readonly references: readonly string[];
  readonly documents: readonly { readonly name: string }[];
}

/** One export from its wish to its end, against a freight system of its own. One seed, one course of things. */
export class Course {
  readonly blobs = new MemoryBlobs();
  readonly ref = newRef();
  readonly dice: () => number;
  readonly kind: (typeof KINDS)[number];
  readonly handle: string;
  readonly system: MemorySystem;
  readonly line: FaultyLine;
  readonly out: MortalExport;
  readonly files: readonly string[];
  private readonly person = new Person(this);
  private readonly heard = new Set<number>();

  private constructor(
    seed: number,
    readonly simulator: FreightSimulator,
    readonly clock: Clock,
    settleSeconds: number,
  ) {
    this.dice = seededRandom(seed);
    this.kind = KINDS[Math.floor(this.dice() * KINDS.length)] ?? 'send';
    this.handle = `TP${Array.from({ length: 20 }, () => BASE32[Math.floor(this.dice() * 32)]).join('')}`;
    this.files = [`first ${seed}`, `second ${seed}`];
    const findsByReference = this.dice() < 0.7;
    simulator.change(SYSTEM, { finds_by_reference: findsByReference });
    this.system = new MemorySystem(
      placeAt(simulator.addressOf(SYSTEM), findsByReference, settleSeconds),
      EVERYBODY.password,
      clock,
      this.dice() < 0.08,
    );
    this.line = new FaultyLine(this.dice, simulator, this.system, http);
    const [run, worker] = [ODDS.run, ODDS.worker].map((crash) => new World(this.dice, { crash, interruption: 0 })) as [World, World];
    this.out = new MortalExport(this.ref, run, worker, clock, { blobs: this.blobs, setUp: this.system, line: this.line });
    this.out.meanwhile = (stream, hear) => this.meanwhile(stream, hear);
  }

  static async begin(seed: number, settleSeconds = SETTLED): Promise<Course> {
    const clock = new Clock();
    return new Course(seed, await FreightSimulator.start({ now: clock.date }), clock, settleSeconds);
  }

  /** Until it ended, or so long that it never will. */
  async live(): Promise<void> {
    await this.out.say(await this.wish());
    for (let steps = 0; !isEnded(this.out.progress) && steps < TOO_MANY; steps++) {
      this.line.isFaithful = steps >= ENOUGH;
      if (goesOnByItself(this.out.progress)) await this.out.bringOut();
      else await this.person.decide();
    }
    // What is still on its way arrives when nobody expects it any more.
    this.clock.pass(minutes(60));
    this.simulator.release();
  }

  /** The jobs there that carry the handle. */
  carrying(): readonly JobRow[] {
    return (this.simulator.jobs(SYSTEM) as JobRow[]).filter(({ references }) => references.includes(this.handle));
  }

  job(key: string): JobRow | undefined {
    return (this.simulator.jobs(SYSTEM) as JobRow[]).find((job) => job.key === key);
  }

  async lookAt(key: string): Promise<string> {
    return fingerprintOf(await this.read(key), this.system.place);
  }

  /** What stands there, by a wire without faults. */
  async read(key: string): Promise<FreightShipment> {
    const caller = new FreightCaller({
      system: http,
      places: { login: () => Promise.resolve({ address: this.system.place.address, user: EVERYBODY.user, secret: EVERYBODY.password }) },
      health: { mark: () => Promise.resolve() },
    });
    // A fault that a call met too late to be answered by is still to come.
    for (let tries = 0; tries < 5; tries++) {
      const { there } = await readJob(caller, this.ref.orgId, this.system.place, { type: TARGET, key }, signal);
      if (there !== null) return there;
    }
    throw new Error(`${key} cannot be read`);
  }

  private async wish(): Promise<RequestExport> {
    const key = this.kind === 'send' ? null : await this.jobOfOthers();
    const looked = this.kind === 'update' && key !== null ? { syncId: randomUUID(), fingerprint: await this.lookAt(key) } : null;
    if (key !== null && this.dice() < 0.15) await this.post(shipmentOf(key, null, 'changed by somebody there'));
    const message =
      this.kind === 'edocs' && key !== null
        ? documentsMessage(this.blobs, key, this.files)
        : shipmentMessage(this.blobs, shipmentOf(key, this.handle, 'as it is sent first'));
    const wish = { kind: this.kind, systemId: this.system.place.systemId, branchId: null, targetType: TARGET, key, handle: this.handle };
    return this.person.command({ type: 'request-export', wish: { ...wish, message, looked, reason: null } } as never) as RequestExport;
  }

  private async jobOfOthers(): Promise<string> {
    await this.post(shipmentOf(null, null, 'made by somebody there'));
    const [job] = this.simulator.jobs(SYSTEM) as JobRow[];
    if (job === undefined) throw new Error('the simulator refuses the sample');
    return job.key;
  }

  private async post(shipment: FreightShipment): Promise<void> {
    const bytes = await this.blobs.read('', shipmentMessage(this.blobs, shipment).hash);
    const login = { address: this.system.place.address, user: EVERYBODY.user, secret: EVERYBODY.password };
    await http.post(login, bytes, { withinMs: 10_000, signal });
  }

  private async meanwhile(stream: ExportStream, hear: (said: HearAcknowledgement) => Promise<void>): Promise<void> {
    // Whoever waits for an answer waits for the password as well.
    if (!this.system.isRightSecret && this.dice() < 0.2) this.system.mend();
    const command = this.person.unasked();
    // What is not allowed just then is refused, and the person leaves it.
    if (command !== null) await stream.handle(command).catch(() => undefined);
    if (this.dice() < 0.5) for (const said of this.acknowledged()) await hear(said);
  }

  /** What the system acknowledges of what it queued, in its order; each once. */
  private acknowledged(): HearAcknowledgement[] {
    const rows = this.simulator.ledger().filter(({ number, misbehaviour, kind }) => {
      const isTold = misbehaviour !== null && TOLD.includes(misbehaviour) && !kind.endsWith('Request');
      return isTold && !this.heard.has(number);
    });
    return rows.flatMap(({ number, misbehaviour, outcome, job_key }) => {
      this.heard.add(number);
      const isDone = misbehaviour !== 'queued-discarded' && outcome !== 'refused';
      const first = this.word(isDone ? 'accepted' : 'refused', isDone ? job_key : null);
      return misbehaviour === 'contradicting-acknowledgement' ? [first, this.word('refused', null)] : [first];
    });
  }

  private word(outcome: 'accepted' | 'refused', key: string | null): HearAcknowledgement {
    const messageId = randomUUID();
    const { exportId, workOrderId } = this.ref;
    const actor = { kind: 'machine' as const, process: 'export' };
    const about = { type: 'hear-acknowledgement' as const, commandId: messageId, correlationId: messageId, actor, exportId, workOrderId };
    return { ...about, issuedAt: this.clock.iso(), messageId, outcome, key, lines: [], original: this.blobs.keep(messageId) };
  }
}

const TOLD: readonly string[] = ['queued', 'queued-late', 'queued-discarded', 'duplicate-acknowledgement', 'contradicting-acknowledgement'];

function placeAt(address: string, findsByReference: boolean, settleSeconds: number) {
  return {
    systemId: randomUUID(),
    address,
    user: EVERYBODY.user,
    owner: OWNER,
    findsByReference,
    referenceType: REFERENCE_TYPE,
    settleSeconds,
    callsAtOnce: 4,
    callMs: 120_000,
    pullMs: 300_000,
    isHeld: false,
    holdReason: null,
  };
}
