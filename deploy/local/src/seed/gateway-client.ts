import { setTimeout } from 'node:timers/promises';
import type { Operation, ParamsOf, ReplyOf } from '@tallyport/contracts/define-operation';
import { z } from 'zod';

export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The same key gets the same outcome, so a seed that was cut short can be repeated. */
  readonly idempotencyKey?: string;
}

/** How often a call is made that cannot be served at the moment, and how long it waits in between: as 503 asks. */
const TRIES = 12;
const PAUSE_MS = 2_500;

/** A person at the API, as the web app is one. */
export class GatewayClient {
  constructor(
    private readonly address: string,
    private readonly token: string | null = null,
  ) {}

  signedIn(token: string): GatewayClient {
    return new GatewayClient(this.address, token);
  }

  async call<O extends Operation>(
    operation: O,
    call: Call & { readonly params?: ParamsOf<O> & Record<string, string> } = {},
  ): Promise<ReplyOf<O>> {
    const body = JSON.stringify(call.body ?? {});
    const mayRepeat = operation.method !== 'POST' || call.idempotencyKey !== undefined;
    let response = await this.send(operation, call, body, 'application/json');
    for (let tries = 1; response.status === 503 && mayRepeat && tries < TRIES; tries++) {
      await response.body?.cancel();
      await setTimeout(PAUSE_MS);
      response = await this.send(operation, call, body, 'application/json');
    }
    if (!response.ok) throw new RefusedCall(operation.id, response.status, await response.text());
    return (operation.reply ?? z.unknown()).parse(await response.json()) as ReplyOf<O>;
  }

  async upload(operation: Operation, call: Call, files: readonly File[]): Promise<void> {
    const form = new FormData();
    for (const file of files) form.append('files', file);
    const response = await this.send(operation, call, form);
    if (!response.ok) throw new RefusedCall(operation.id, response.status, await response.text());
    await response.body?.cancel();
  }

  private send(
    operation: Operation,
    { params = {}, query = {}, idempotencyKey }: Call,
    body: string | FormData,
    type?: string,
  ): Promise<Response> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const headers = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(this.token === null ? {} : { authorization: `Token ${this.token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const search = new URLSearchParams(query).toString();
    const withBody = operation.method === 'GET' ? {} : { body };
    return fetch(`${this.address}/api/v1${path}${search && `?${search}`}`, { method: operation.method, headers, ...withBody });
  }
}

/** Where a problem lies, as far as it says so. */
const Problem = z.object({ code: z.string(), errors: z.array(z.object({ pointer: z.string() })).default([]) });

export class RefusedCall extends Error {
  constructor(
    operation: string,
    readonly status: number,
    private readonly answer: string,
  ) {
    super(`${operation} was answered with ${status}: ${answer.slice(0, 300)}`);
    this.name = 'RefusedCall';
  }

  /** Where the named problem lies; null where the call was refused for another. */
  placesOf(code: string): string[] | null {
    const problem = Problem.parse(JSON.parse(this.answer));
    return problem.code === code ? problem.errors.map(({ pointer }) => pointer) : null;
  }
}
