import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailLedger } from './ledger.js';
import { type Behaviour, TAKE } from './script.js';

const MOST_BYTES = 25 * 1024 * 1024;
type Done = (error?: Error | null) => void;

/** Says this instead of what a client hopes for. */
function answer(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode });
}

const BUSY = answer(421, '4.3.2 Busy, come back later');
const GREYLISTED = answer(450, '4.2.0 Greylisted, come back later');
const NOBODY = answer(550, '5.1.1 No such user here');
const NOT_NOW = answer(451, '4.3.0 Not now, come back later');
const SPAM = answer(554, '5.7.1 Refused as spam');

/** A mail server for every address, which takes what it is told to take. Each connection meets one behaviour. */
export class PostOffice {
  private readonly script: Behaviour[] = [];
  private readonly met = new Map<string, Behaviour>();
  private readonly waiting: (() => void)[] = [];
  private readonly ended = new AbortController();
  private readonly server: SMTPServer;

  constructor(
    private readonly ledger: MailLedger,
    private readonly now: () => Date,
    private readonly onTaken: () => void,
  ) {
    this.server = new SMTPServer({
      name: 'mail-simulator',
      size: MOST_BYTES,
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onConnect: ({ id }, done) => {
        const behaviour = this.script.shift() ?? TAKE;
        this.met.set(id, behaviour);
        done(behaviour.name === 'busy' ? BUSY : null);
      },
      onRcptTo: (_address, { id }, done) => done(this.answerToAddress(id)),
      onData: (stream, session, done) => void this.take(stream, session, done),
      onClose: ({ id }) => this.gone(id),
    });
    // A client that goes away in the middle is no fault of the server's.
    this.server.on('error', () => undefined);
  }

  get scripted(): number {
    return this.script.length;
  }

  next(behaviours: readonly Behaviour[]): void {
    this.script.push(...behaviours);
  }

  forget(): void {
    this.script.length = 0;
  }

  async listen(port: number, host: string): Promise<number> {
    const server = this.server.server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new TypeError('the mail simulator has no port');
    return address.port;
  }

  async close(): Promise<void> {
    this.ended.abort();
    for (const { _socket: socket } of this.server.connections) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  /** Resolves when nobody is connected: by then what was on its way is taken, or never will be. */
  async quiet(): Promise<void> {
    if (this.met.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private gone(session: string): void {
    this.met.delete(session);
    if (this.met.size === 0) for (const resolve of this.waiting.splice(0)) resolve();
  }

  private answerToAddress(session: string): Error | null {
    const { name } = this.met.get(session) ?? TAKE;
    return name === 'defer' ? GREYLISTED : name === 'refuse' ? NOBODY : null;
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): Promise<void> {
    const { name, seconds } = this.met.get(session.id) ?? TAKE;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    if (name === 'refuse-text') return done(SPAM);
    if (name === 'defer-text') return done(NOT_NOW);
    if (name === 'drop-untaken') return this.hangUp(session);
    this.keep(Buffer.concat(chunks), session);
    if (name === 'drop') return this.hangUp(session);
    if (name === 'slow') await wait(seconds * 1_000, undefined, { signal: this.ended.signal }).catch(() => undefined);
    done();
  }

  private keep(bytes: Buffer, { envelope }: SMTPServerSession): void {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    this.ledger.keep({ at: this.now().toISOString(), from, to, raw: bytes.toString('latin1') });
    this.onTaken();
  }

  private hangUp({ id }: SMTPServerSession): void {
    for (const connection of this.server.connections) if (connection.session.id === id) connection._socket.destroy();
  }
}
