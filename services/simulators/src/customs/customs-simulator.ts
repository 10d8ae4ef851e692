import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { bodyOf, jsonOf, type Reply, say, TooLarge } from '../support/wire.js';
import { Office, Unreadable } from './office/office.js';
import { BadScript, type Behaviours, readBehaviours, Script } from './office/script.js';
import { page } from './page.js';
import { Ledger, receivedKey } from './post/ledger.js';
import { Postman } from './post/postman.js';

const Site = z.strictObject({
  answers_to: z.httpUrl().or(z.url({ protocol: /^https?$/, hostname: /^(localhost|[\d.]+|\[[\d:a-f]+\])$/ })),
});
const MOVES = { hold: 'HELD', clear: 'CLEAR', authority: 'ATD' } as const;

export interface CustomsSimulatorOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where it keeps what it knows; null keeps it in memory. */
  readonly folder?: string | null;
  readonly now?: () => Date;
}

/** Australian customs over real HTTP and EDIFACT, by rules of its own, as obedient or as unruly as its script says. */
export class CustomsSimulator {
  private readonly script: Behaviours[] = [];
  private interchanges = 0;
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  private readonly office: Office;
  private readonly postman: Postman;

  private constructor(
    private readonly server: Server,
    private readonly ledger: Ledger,
    now: () => Date,
  ) {
    this.office = new Office(ledger, now);
    this.postman = new Postman(ledger);
    this.postman.setOut();
  }

  /** Listens on loopback unless another address of this machine is named; port 0 takes a free one. */
  static async start({
    port = 0,
    host = '127.0.0.1',
    folder = null,
    now = () => new Date(),
  }: CustomsSimulatorOptions = {}): Promise<CustomsSimulator> {
    const server = createServer();
    const simulator = new CustomsSimulator(server, new Ledger(folder), now);
    server.on('request', (request, response) => {
      simulator.answer(request, response).catch((error: unknown) => refuse(response, error));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return simulator;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next interchanges are met like this, in turn. */
  next(...behaviours: readonly string[]): void {
    this.script.push(...Script.parse({ behaviours }).behaviours.map(readBehaviours));
  }

  /** Resolves when so many interchanges came, answered or not. */
  async came(count: number): Promise<void> {
    if (this.interchanges < count) await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  async close(): Promise<void> {
    await this.postman.stop();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://customs').pathname.split('/').slice(1).map(decodeURIComponent);
    if (request.method === 'POST' && path.join('/') === 'interchanges') return this.take(await bodyOf(request), response);
    const reply = await this.replyTo(`${request.method} ${path[0]}`, path.slice(1), request);
    this.postman.setOut();
    say(response, reply ?? { status: 404, body: { error: 'there is no such call, or nothing there' } });
  }

  /** An answer, or null where there is no such call or nothing there. */
  private async replyTo(call: string, rest: readonly string[], request: IncomingMessage): Promise<Reply | null> {
    const [first = '', second = '', third = ''] = rest;
    switch (call) {
      case 'GET ':
        return { status: 200, html: page(this.ledger, this.script.length) };
      case 'GET interchanges':
        return this.seen(first, second);
      case 'PUT sites':
        if (!/^[A-Z0-9]{1,14}$/iu.test(first) || rest.length > 1) return null;
        this.ledger.record({ kind: 'site', site: first, answersTo: Site.parse(await jsonOf(request)).answers_to });
        return { status: 204 };
      case 'PUT simulator':
        if (rest.join('/') !== 'next') return null;
        this.script.length = 0;
        return this.direct('next', request);
      case 'GET simulator':
        return rest.join('/') === 'declarations' ? { status: 200, body: { declarations: this.declarations() } } : null;
      case 'POST simulator':
        return first === 'declarations' && rest.length === 3 ? this.move(second, third) : this.direct(rest.join('/'), request);
      default:
        return null;
    }
  }

  private seen(sender: string, controlReference: string): Reply | null {
    const received = this.ledger.received.get(receivedKey({ sender, controlReference }));
    if (received === undefined) return null;
    const { receivedAt, sha256, interchange, acknowledgement } = received;
    return {
      status: 200,
      body: { sender, control_reference: controlReference, received_at: receivedAt, sha256, interchange, acknowledgement },
    };
  }

  private async direct(what: string, request: IncomingMessage): Promise<Reply | null> {
    if (what === 'next') this.next(...Script.parse(await jsonOf(request)).behaviours);
    else if (what === 'release') this.ledger.record({ kind: 'released' });
    else return null;
    return { status: 204 };
  }

  private move(id: string, name: string): Reply | null {
    if (!isMove(name)) return null;
    if (this.office.move(id, MOVES[name])) return { status: 204 };
    return { status: 409, body: { error: 'there is no such declaration, or it is in no state for that' } };
  }

  private declarations(): object[] {
    return [...this.ledger.known.values()].map(({ id, name, site, ownReference, version, stage, status }) => ({
      id,
      message: name,
      site,
      own_reference: ownReference,
      version,
      stage,
      status,
    }));
  }

  private take(bytes: Buffer, response: ServerResponse): void {
    const behaviours = this.script.shift() ?? new Map();
    this.meet(behaviours, bytes, response);
    this.interchanges += 1;
    for (const { count, resolve } of this.waiting) if (this.interchanges >= count) resolve();
  }

  private meet(behaviours: Behaviours, bytes: Buffer, response: ServerResponse): void {
    // Whoever waits is left waiting until it goes away by itself.
    if (behaviours.has('timeout-before-commit')) return;
    const acknowledgement = this.office.take(bytes, behaviours);
    this.postman.setOut();
    if (behaviours.has('timeout-after-commit')) return;
    if (behaviours.has('hang-up-after-commit')) response.destroy();
    else say(response, { status: 200, edifact: acknowledgement });
  }
}

function isMove(name: string): name is keyof typeof MOVES {
  return name in MOVES;
}

/** What whoever called can mend himself. */
const THEIRS = [Unreadable, BadScript, z.ZodError, SyntaxError, URIError] as const;

function refuse(response: ServerResponse, error: unknown): void {
  const isTheirs = THEIRS.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  say(response, { status: error instanceof TooLarge ? 413 : isTheirs ? 400 : 500, body: { error: message } });
}
