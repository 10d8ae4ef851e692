import { createHash } from 'node:crypto';
import { type Acknowledged, acknowledgementSegments } from '../answers/acknowledgement.js';
import { type Message, type Read, readInterchange } from '../edifact/read-interchange.js';
import { valueAt } from '../edifact/segment.js';
import { SyntaxFault } from '../edifact/syntax-fault.js';
import { writeInterchange } from '../edifact/write-interchange.js';
import { readImd } from '../layout/read-imd.js';
import { readSeacr } from '../layout/read-seacr.js';
import { knownKey, type Ledger, type Letter, type Received, receivedKey } from '../post/ledger.js';
import { asScripted, randomText, writeLetters } from '../post/letters.js';
import { adviceOf, type Decided } from './answer-plan.js';
import { decideDeclaration } from './decide-declaration.js';
import { decideReport } from './decide-report.js';
import type { Known, Status } from './known.js';
import type { Behaviours } from './script.js';

/** Somebody sent what has no first segment that tells who he is: there is nobody to acknowledge it to. */
export class Unreadable extends Error {}

type Readable = Exclude<Read, { readonly kind: 'unreadable' }>;

/** Takes what comes, decides it by the rules and the script, and writes down what is to be answered. */
export class Office {
  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {}

  /** Answers the bytes of a CONTRL. A control reference that came before has no second effect. */
  take(bytes: Uint8Array, behaviours: Behaviours): Buffer {
    const read = readInterchange(bytes);
    if (read.kind === 'unreadable') throw new Unreadable(read.fault.message);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const before = this.ledger.received.get(
      receivedKey({ sender: read.envelope.sender, controlReference: read.envelope.controlReference }),
    );
    if (before?.sha256 === sha256) return Buffer.from(before.acknowledgement, 'latin1');
    if (before !== undefined) {
      return this.acknowledged({ envelope: read.envelope, fault: new SyntaxFault('duplicate', 'the control reference was used before') });
    }
    return this.takeNew(read, bytes, sha256, behaviours);
  }

  /** Gives a declaration or report another status and says so. False where there is none, or it is in no state for that. */
  move(id: string, status: Status): boolean {
    const before = [...this.ledger.known.values()].find((known) => known.id === id && known.version > 0);
    const isForCargo = before?.name === 'SEACR' && status === 'ATD';
    if (before === undefined || before.stage === 'withdrawn' || isForCargo) return false;
    const { letters, lastMessageAt } = writeLetters([{ kind: 'advice', advice: adviceOf(status) }], before, this.now());
    this.ledger.record({ kind: 'moved', known: { ...before, status, lastMessageAt }, letters });
    return true;
  }

  private takeNew(read: Readable, bytes: Uint8Array, sha256: string, behaviours: Behaviours): Buffer {
    const { envelope } = read;
    const decided = read.kind === 'message' ? this.decide(read.message, envelope.sender, envelope.senderParts, behaviours) : null;
    const acknowledgement = this.acknowledged({
      envelope,
      ...(read.kind === 'interchange-refused' ? {} : { message: read.message }),
      ...(read.kind === 'message' ? faultOf(decided) : { fault: read.fault }),
    });
    const received: Received = {
      sender: envelope.sender,
      controlReference: envelope.controlReference,
      receivedAt: this.now().toISOString(),
      sha256,
      interchange: Buffer.from(bytes).toString('latin1'),
      acknowledgement: acknowledgement.toString('latin1'),
    };
    if (decided === null || decided instanceof SyntaxFault) {
      this.ledger.record({ kind: 'received', received, known: null, letters: [] });
      return acknowledgement;
    }
    const { letters, lastMessageAt } = writeLetters(decided.planned, decided.known, this.now());
    const known = { ...decided.known, lastMessageAt };
    this.ledger.record({ kind: 'received', received, known, letters: this.scripted(letters, known.site, behaviours) });
    return acknowledgement;
  }

  private decide(message: Message, site: string, siteParts: readonly string[], behaviours: Behaviours): Decided | SyntaxFault {
    const name = nameOf(message);
    const segments = message.segments.slice(1, -1);
    const read = name === 'IMD' ? readImd(segments) : readSeacr(segments);
    if (name === null) return new SyntaxFault('invalid', 'customs takes no such message');
    if (!/^[^\s].{0,34}$/u.test(read.ownReference)) return new SyntaxFault('missing', 'the message has no reference of its own');
    const before =
      this.ledger.known.get(knownKey({ site, name, ownReference: read.ownReference })) ?? unknown(name, site, read.ownReference);
    const known = { ...before, siteParts };
    return read.name === 'IMD' ? decideDeclaration(read, known, behaviours, this.today()) : decideReport(read, known, behaviours);
  }

  private scripted(letters: readonly Letter[], site: string, behaviours: Behaviours): readonly Letter[] {
    return asScripted(letters, behaviours, [...this.ledger.sites.keys()].find((other) => other !== site) ?? null);
  }

  private acknowledged(what: Acknowledged): Buffer {
    return writeInterchange({
      recipientParts: what.envelope.senderParts,
      controlReference: `CU${randomText(10)}`,
      identifier: 'CONTRL:D:3:UN',
      segments: acknowledgementSegments(what),
      sentAt: this.now(),
    });
  }

  /** The day in Sydney, as 2026-11-23. */
  private today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(this.now());
  }
}

function faultOf(decided: Decided | SyntaxFault | null): { readonly fault?: SyntaxFault } {
  return decided instanceof SyntaxFault ? { fault: decided } : {};
}

/** Which message it is, by its type and its name; null where customs takes no such message. */
function nameOf({ identifier, segments }: Message): Known['name'] | null {
  const begin = segments.find(({ tag }) => tag === 'BGM');
  const name = `${identifier} ${valueAt(begin, '1.1')} ${valueAt(begin, '1.4')}`;
  if (name === 'CUSDEC:D:99B:UN 929 IMD') return 'IMD';
  return name === 'CUSCAR:D:99B:UN 785 SEACR' ? 'SEACR' : null;
}

function unknown(name: Known['name'], site: string, ownReference: string): Known {
  return {
    name,
    site,
    siteParts: [site],
    ownReference,
    id: `${name === 'IMD' ? 'A' : 'C'}${randomText(8)}`,
    version: 0,
    stage: 'asked',
    preLodgedOn: null,
    questions: [],
    status: null,
    lastMessageAt: 0,
    header: [],
    invoices: [],
    transport: [],
    tariff: [],
    report: [],
  };
}
