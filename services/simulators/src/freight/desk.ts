import { hash } from 'node:crypto';
import type { Books } from './books/books.js';
import type { Request } from './books/entries.js';
import { withoutLastLine } from './misbehaviour/lost-line.js';
import { MISBEHAVIOURS, type Misbehaviour } from './misbehaviour/misbehaviours.js';
import type { Script } from './misbehaviour/script.js';
import { saidInstead } from './misbehaviour/untrue-words.js';
import { type Decision, universalResponse } from './office/decision.js';
import { type Message, readMessage } from './office/message.js';
import { decide } from './office/office.js';
import { acknowledgementsOf } from './post/acknowledgements.js';
import { writeXml } from './xml/write.js';

const SECOND = 1_000;

/** How a request is answered: not let in, or with a document in a manner. */
export type Answered =
  | { readonly isLetIn: false }
  | { readonly isLetIn: true; readonly misbehaviour: Misbehaviour; readonly document: string };

/** Takes requests one at a time: writes down that each came, before anything else, then does with it what the script says. */
export class Desk {
  constructor(
    private readonly books: Books,
    private readonly script: Script,
    private readonly now: () => Date,
  ) {}

  take(bytes: Buffer, system: string, authorization: string | undefined): Answered {
    const message = readMessage(bytes);
    const request = this.arrived(bytes, message, system);
    if (!isLetIn(authorization, this.books.system(system))) {
      this.books.record({ kind: 'ended', number: request.number, outcome: 'log-in refused', jobKey: null });
      return { isLetIn: false };
    }
    const misbehaviour = this.script.take(request);
    if (misbehaviour.name !== 'faithful') this.books.record({ kind: 'met', number: request.number, misbehaviour: misbehaviour.name });
    return { isLetIn: true, misbehaviour, document: this.meet(message, request, misbehaviour, bytes) };
  }

  /** Does what was put off and is due, or all of it. */
  catchUp({ all = false } = {}): void {
    const now = this.now();
    for (const { request, system, dueAt, body } of this.books.pending.values()) {
      if (!all && now.toISOString() < dueAt) continue;
      const { entries, outcome, jobKey } = decide(readMessage(Buffer.from(body)), system, this.books, now);
      this.books.record(...entries, { kind: 'ended', number: request, outcome, jobKey }, { kind: 'pending-over', request });
    }
  }

  private arrived(bytes: Buffer, { kind, type, key, references }: Message, system: string): Request {
    const request: Request = {
      number: this.books.requests.size + 1,
      at: this.now().toISOString(),
      system,
      kind: kind === '' ? 'unreadable' : kind,
      type,
      key,
      references,
      sha256: hash('sha256', bytes),
      bytes: bytes.byteLength,
      misbehaviour: null,
      outcome: 'under way',
      jobKey: null,
    };
    this.books.record({ kind: 'arrived', request });
    return request;
  }

  private meet(message: Message, request: Request, misbehaviour: Misbehaviour, bytes: Buffer): string {
    const { name, seconds } = misbehaviour;
    const now = this.now();
    const [effect] = MISBEHAVIOURS[name];
    const taken =
      name === 'lost-line' && message.content !== undefined ? { ...message, content: withoutLastLine(message.content) } : message;
    const truth = decide(taken, request.system, this.books, now);
    if (effect === 'later') {
      const dueAt = new Date(now.getTime() + seconds * SECOND).toISOString();
      this.books.record({
        kind: 'pending',
        pending: { request: request.number, system: request.system, dueAt, body: bytes.toString('utf8') },
      });
    } else this.end(request, truth, effect === 'done');
    for (const letter of acknowledgementsOf(name, truth, message, request.system, now)) this.books.record({ kind: 'letter', letter });
    return writeXml(universalResponse(saidInstead(name, truth, message, now), request.number));
  }

  private end({ number }: Request, { entries, outcome, jobKey }: Decision, isDone: boolean): void {
    if (isDone) this.books.record(...entries, { kind: 'ended', number, outcome, jobKey });
    else this.books.record({ kind: 'ended', number, outcome: 'nothing done', jobKey: null });
  }
}

/** Whether this is the account of the system, by HTTP Basic. */
function isLetIn(authorization: string | undefined, { user, password }: { user: string; password: string }): boolean {
  return authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
