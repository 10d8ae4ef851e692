import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { jsonOf, type Reply, say } from '../support/wire.js';
import { MailLedger } from './ledger.js';
import { listPage, mailPage } from './pages.js';
import { PostOffice } from './post-office.js';
import { type ReadMail, readMail } from './read-mail.js';
import { BadScript, readBehaviour, Script } from './script.js';

export interface MailSimulatorOptions {
  /** Where its page is; 0 takes a free one. */
  readonly port?: number;
  /** Where it takes mail; 0 takes a free one. */
  readonly smtpPort?: number;
  readonly host?: string;
  /** Where it keeps what it took; null keeps it in memory. */
  readonly folder?: string | null;
  readonly now?: () => Date;
}

/** A mail server over real SMTP that delivers nothing and shows everything, as obedient or as unruly as its script says. */
export class MailSimulator {
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  private readonly office: PostOffice;
  private smtpPort = 0;

  private constructor(
    private readonly server: Server,
    private readonly ledger: MailLedger,
    now: () => Date,
  ) {
    this.office = new PostOffice(ledger, now, () => {
      for (const { count, resolve } of this.waiting) if (ledger.mails.length >= count) resolve();
    });
  }

  /** Listens on loopback unless another address of this machine is named. */
  static async start(options: MailSimulatorOptions = {}): Promise<MailSimulator> {
    const { port = 0, smtpPort = 0, host = '127.0.0.1', folder = null, now = () => new Date() } = options;
    const server = createServer();
    const simulator = new MailSimulator(server, new MailLedger(folder), now);
    server.on('request', (request, response) => {
      simulator.answer(request, response).catch((error: unknown) => refuse(response, error));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    simulator.smtpPort = await simulator.office.listen(smtpPort, host);
    return simulator;
  }

  /** Its page. */
  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Where it takes mail. */
  get smtpUrl(): string {
    return `smtp://127.0.0.1:${this.smtpPort}`;
  }

  /** The next mails are met like this, in turn. */
  next(...behaviours: readonly string[]): void {
    this.office.next(behaviours.map(readBehaviour));
  }

  /** The mails that were taken, the oldest first. */
  mails(): Promise<ReadMail[]> {
    return Promise.all(this.ledger.mails.map(readMail));
  }

  /** Resolves when so many mails were taken, answered or not. */
  async came(count: number): Promise<void> {
    if (this.ledger.mails.length < count) await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  /** Resolves when nobody is connected any more. */
  quiet(): Promise<void> {
    return this.office.quiet();
  }

  async close(): Promise<void> {
    await this.office.close();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [first = '', second = '', ...rest] = new URL(request.url ?? '/', 'http://mail').pathname.split('/').slice(1);
    const reply = rest.length > 0 ? null : await this.replyTo(`${request.method} ${first}`, second, request);
    say(response, reply ?? { status: 404, body: { error: 'there is no such call, or nothing there' } });
  }

  /** An answer, or null where there is no such call or nothing there. */
  private async replyTo(call: string, what: string, request: IncomingMessage): Promise<Reply | null> {
    switch (call) {
      case 'GET ':
        return { status: 200, html: listPage(await this.mails(), this.office.scripted) };
      case 'GET mails': {
        const mail = this.ledger.mails[Number(what) - 1];
        return mail === undefined ? null : { status: 200, html: mailPage(await readMail(mail)) };
      }
      case 'GET simulator':
        return what === 'mails' ? { status: 200, body: { mails: await this.mails() } } : null;
      case 'POST simulator':
        if (what !== 'next') return null;
        this.next(...Script.parse(await jsonOf(request)).behaviours);
        return { status: 204 };
      case 'DELETE simulator':
        if (what !== '') return null;
        this.ledger.forget();
        this.office.forget();
        return { status: 204 };
      default:
        return null;
    }
  }
}

/** What whoever called can mend himself. */
const THEIRS = [BadScript, z.ZodError, SyntaxError] as const;

function refuse(response: ServerResponse, error: unknown): void {
  const isTheirs = THEIRS.some((kind) => error instanceof kind);
  say(response, { status: isTheirs ? 400 : 500, body: { error: error instanceof Error ? error.message : String(error) } });
}
