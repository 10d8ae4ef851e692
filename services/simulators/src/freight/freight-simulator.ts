import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { CustomsInterfaceDesk } from '../customs-interface/customs-interface-desk.js';
import { InterfaceChange } from '../customs-interface/ledger.js';
import { bodyOf, jsonOf, type Reply, say, TooLarge } from '../support/wire.js';
import { Books } from './books/books.js';
import { Desk } from './desk.js';
import {
  AcknowledgeTo,
  changeSystem,
  jobDocument,
  jobRow,
  type LedgerFilter,
  type LedgerRow,
  ledgerRows,
  SystemChange,
} from './directions.js';
import { answer, REFUSED } from './misbehaviour/answer.js';
import { BadScript } from './misbehaviour/misbehaviours.js';
import { Next, Script, Seeded } from './misbehaviour/script.js';
import { ANY_SYSTEM } from './office/office.js';
import { page } from './page.js';
import { Postman } from './post/postman.js';

/** The most that a message may be: files come within it. */
const MOST_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 500;

export interface FreightSimulatorOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where it keeps what it knows; null keeps it in memory. */
  readonly folder?: string | null;
  readonly now?: () => Date;
}

/** Freight systems over real HTTP and XML, by rules of their own, as obedient or as unruly as the script says. */
export class FreightSimulator {
  private readonly script = new Script();
  private readonly desk: Desk;
  private readonly postman: Postman;
  private readonly ended = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(
    private readonly server: Server,
    private readonly books: Books,
    /** Beside the freight systems, at the same address. */
    readonly customsInterfaces: CustomsInterfaceDesk,
    now: () => Date,
  ) {
    this.desk = new Desk(books, this.script, now);
    this.postman = new Postman(books);
    this.timer = setInterval(() => this.desk.catchUp(), LOOK_EVERY_MS).unref();
    this.desk.catchUp();
    this.postman.setOut();
  }

  /** Listens on loopback unless another address of this machine is named; port 0 takes a free one. */
  static async start({
    port = 0,
    host = '127.0.0.1',
    folder = null,
    now = () => new Date(),
  }: FreightSimulatorOptions = {}): Promise<FreightSimulator> {
    const server = createServer();
    const simulator = new FreightSimulator(server, new Books(folder), new CustomsInterfaceDesk(folder, now), now);
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

  /** Where a system takes messages; without a name, that which takes what is for any. */
  addressOf(system?: string): string {
    return system === undefined ? `${this.address}/eAdaptor` : `${this.address}/systems/${system}/eAdaptor`;
  }

  customsAddressOf(name: string): string {
    return `${this.address}/customs-interface/${name}`;
  }

  /** How the next requests are met, after what was scripted before. */
  next(...scripted: readonly (string | Next)[]): void {
    for (const one of scripted) this.script.add(typeof one === 'string' ? { misbehaviour: one } : one);
  }

  seeded(seeded: Seeded | null): void {
    this.script.seed(seeded);
  }

  change(system: string, change: SystemChange): void {
    changeSystem(this.books, system, change);
  }

  acknowledgeTo(address: string | null): void {
    this.books.record({ kind: 'acknowledge-to', address });
    this.postman.setOut();
  }

  ledger(filter: LedgerFilter = {}): readonly LedgerRow[] {
    return ledgerRows(this.books, filter);
  }

  jobs(system?: string): readonly object[] {
    return [...this.books.jobs.values()].filter((job) => job.system === (system ?? job.system)).map(jobRow);
  }

  /** Does at once what was put off, and sends what was kept back. */
  release(): void {
    this.desk.catchUp({ all: true });
    this.books.record({ kind: 'released' });
    this.postman.setOut();
  }

  /** Resolves when so many requests came, answered or not. */
  async came(count: number): Promise<void> {
    if (this.books.requests.size < count) await new Promise<void>((resolve) => this.waiting.push({ count, resolve }));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.ended.abort();
    await this.postman.stop();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://freight');
    const path = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const system = systemOf(path);
    if (request.method === 'POST' && system !== null) return this.take(request, response, system);
    const customs = customsOf(path, request.method);
    if (customs !== null) return this.customsInterfaces.take(request, response, customs.name, customs.handle);
    const reply = await this.replyTo(`${request.method} ${path.slice(0, 2).join('/')}`, path.slice(2), url.searchParams, request);
    this.postman.setOut();
    say(response, reply ?? { status: 404, body: { error: 'there is no such call, or nothing there' } });
  }

  private async take(request: IncomingMessage, response: ServerResponse, system: string): Promise<void> {
    const bytes = await bodyOf(request, MOST_BYTES);
    this.desk.catchUp();
    const answered = this.desk.take(bytes, system, request.headers.authorization);
    this.postman.setOut();
    for (const { count, resolve } of this.waiting) if (this.books.requests.size >= count) resolve();
    if (answered.isLetIn) await answer(response, answered.misbehaviour, answered.document, this.ended.signal);
    else say(response, REFUSED);
  }

  /** An answer, or null where there is no such call or nothing there. */
  private async replyTo(call: string, rest: readonly string[], query: URLSearchParams, request: IncomingMessage): Promise<Reply | null> {
    switch (call) {
      case 'GET ':
        return { status: 200, html: page(this.books, this.script.waiting) };
      case 'GET simulator/ledger':
        return { status: 200, body: { requests: this.ledger(Object.fromEntries(query)) } };
      case 'GET simulator/jobs':
        return this.seen(rest, query.get('system') ?? undefined);
      case 'POST simulator/next':
        this.next(Next.parse(await jsonOf(request)));
        return { status: 204 };
      case 'POST simulator/seeded':
        this.seeded(Seeded.nullable().parse(await jsonOf(request)));
        return { status: 204 };
      case 'POST simulator/acknowledgements':
        this.acknowledgeTo(AcknowledgeTo.parse(await jsonOf(request)).address);
        return { status: 204 };
      case 'POST simulator/release':
        this.release();
        return { status: 204 };
      case 'PUT simulator/systems':
        if (!isSystem(rest[0])) return null;
        this.change(rest[0], SystemChange.parse(await jsonOf(request)));
        return { status: 204 };
      case 'PUT simulator/customs-interface':
        if (!isSystem(rest[0])) return null;
        this.customsInterfaces.change(rest[0], InterfaceChange.parse(await jsonOf(request)));
        return { status: 204 };
      case 'GET simulator/customs-interface':
        return { status: 200, body: { requests: this.customsInterfaces.rows(rest[0]) } };
      case 'DELETE simulator':
        this.books.forget();
        this.customsInterfaces.forget();
        this.script.clear();
        return { status: 204 };
      default:
        return null;
    }
  }

  private seen(job: readonly string[], system: string | undefined): Reply | null {
    if (job.length === 0) return { status: 200, body: { jobs: this.jobs(system) } };
    const xml = jobDocument(this.books, job);
    return xml === null ? null : { status: 200, xml };
  }
}

function isSystem(name: string | undefined): name is string {
  return name !== undefined && /^[A-Z0-9]{3,20}$/iu.test(name);
}

/** The system whose address this is, or null where it is none. */
function systemOf(path: readonly string[]): string | null {
  if (path.length === 1 && path[0] === 'eAdaptor') return ANY_SYSTEM;
  const [systems, name, last] = path;
  return path.length === 3 && systems === 'systems' && last === 'eAdaptor' && isSystem(name) ? name : null;
}

/** The customs interface whose address this is, and the handle that is asked for; null where it is none. */
function customsOf(
  [area, name, handle, ...rest]: readonly string[],
  method: string | undefined,
): { name: string; handle: string | null } | null {
  if (area !== 'customs-interface' || !isSystem(name) || rest.length > 0) return null;
  if (handle === undefined) return method === 'POST' ? { name, handle: null } : null;
  return method === 'GET' ? { name, handle } : null;
}

/** What whoever called can mend himself. */
const THEIRS = [BadScript, z.ZodError, SyntaxError, URIError] as const;

function refuse(response: ServerResponse, error: unknown): void {
  const isTheirs = THEIRS.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  say(response, { status: error instanceof TooLarge ? 413 : isTheirs ? 400 : 500, body: { error: message } });
}
