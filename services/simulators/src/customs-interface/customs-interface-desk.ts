import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, type Reply, say } from '../support/wire.js';
import { type CameIn, type InterfaceChange, InterfaceLedger, type MISBEHAVIOURS } from './ledger.js';
import { isSigned } from './signature.js';

const MOST_BYTES = 64 * 1024 * 1024;
const HANDLE = /^TP[A-Z2-7]{20}$/;
type Misbehaviour = (typeof MISBEHAVIOURS)[number];

/**
 * Customs interfaces that take snapshots of jobs: signed, once under each handle. `POST …/<name>` is answered with a receipt, and so is
 * `GET …/<name>/<handle>` of what was kept. Who signs otherwise is refused; what comes twice is known already.
 */
export class CustomsInterfaceDesk {
  private readonly ledger: InterfaceLedger;
  private readonly next = new Map<string, Misbehaviour[]>();

  constructor(
    folder: string | null,
    private readonly now: () => Date,
  ) {
    this.ledger = new InterfaceLedger(folder);
  }

  change(name: string, { secret, next = [] }: InterfaceChange): void {
    if (secret !== undefined) this.ledger.record({ kind: 'secret', name, secret });
    this.next.set(name, [...(this.next.get(name) ?? []), ...next]);
  }

  rows(name?: string): readonly CameIn[] {
    return [...this.ledger.rows.values()].filter((row) => row.name === (name ?? row.name));
  }

  forget(): void {
    this.ledger.forget();
    this.next.clear();
  }

  async take(request: IncomingMessage, response: ServerResponse, name: string, handle: string | null): Promise<void> {
    const body = await bodyOf(request, MOST_BYTES);
    const came = this.arrive(request, body, name, handle);
    const misbehaviour = came.is_signed && came.method === 'POST' ? ((came.misbehaviour ?? null) as Misbehaviour | null) : null;
    if (misbehaviour === 'cut') return void response.destroy();
    const reply = misbehaviour === 'error-500' ? { status: 500 } : this.decide(came, misbehaviour);
    if (misbehaviour === 'cut-after-keeping') return void response.destroy();
    say(response, misbehaviour === 'error-500-after-keeping' ? { status: 500 } : reply);
  }

  /** It stands in the ledger before anything is told apart. */
  private arrive(request: IncomingMessage, body: Buffer, name: string, asked: string | null): CameIn {
    const header = (of: string) => String(request.headers[of] ?? '');
    const id = header('webhook-id');
    const signed = { id, timestamp: header('webhook-timestamp'), signatures: header('webhook-signature'), body };
    const secret = this.ledger.secretOf(name);
    const row: CameIn = {
      number: this.ledger.rows.size + 1,
      at: this.now().toISOString(),
      name,
      method: request.method ?? '',
      handle: asked ?? id,
      sha256: createHash('sha256').update(body).digest('hex'),
      bytes: body.byteLength,
      is_signed: secret !== null && isSigned(secret, signed, this.now()) && (asked === null || asked === id),
      misbehaviour: request.method === 'POST' ? (this.next.get(name)?.shift() ?? null) : null,
      outcome: null,
    };
    this.ledger.record({ kind: 'came', row });
    return row;
  }

  private decide(row: CameIn, misbehaviour: Misbehaviour | null): Reply {
    const { number, name, handle, sha256, method, is_signed } = row;
    const end = (outcome: CameIn['outcome'], reply: Reply): Reply => {
      this.ledger.record({ kind: 'ended', number, outcome });
      return reply;
    };
    if (!is_signed) return end('refused', { status: 401, body: { error: 'it is not signed as agreed' } });
    if (!HANDLE.test(handle)) return end('refused', { status: 400, body: { error: 'this is no handle' } });
    if (misbehaviour === 'refused') return end('refused', { status: 422, body: { error: 'the snapshot has no vessel' } });
    const kept = this.ledger.keptAt(name, handle);
    if (method === 'GET')
      return kept === null ? end('told', { status: 404 }) : end('told', { status: 200, body: { handle, sha256: kept } });
    if (kept !== null && kept !== sha256) return end('other bytes', { status: 409, body: { error: 'other bytes came under this handle' } });
    if (kept === null) this.ledger.record({ kind: 'kept', name, handle, sha256 });
    const reply: Reply =
      misbehaviour === 'no-receipt' ? { status: 200, html: '<p>Thank you</p>' } : { status: 200, body: { handle, sha256 } };
    return end(kept === null ? 'kept' : 'known already', reply);
  }
}
