import type { ProblemCode } from '@tallyport/contracts/problem';
import { problem } from '@tallyport/contracts/problems';
import { vi } from 'vitest';

export interface SeenRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answerer = (request: SeenRequest) => Response | Promise<Response> | undefined;

/** Puts `answer` in the place of the network and keeps what was asked. What it does not answer fails the test. */
export function serve(answer: Answerer): SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const request = { method: init.method ?? 'GET', address, headers: new Headers(init.headers), body };
    seen.push(request);
    const response = await answer(request);
    if (!response) throw new TypeError(`nobody answers ${request.method} ${address}`);
    return response;
  });
  return seen;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

export function refusal(code: ProblemCode): Response {
  const body = problem(code);
  return new Response(JSON.stringify(body), { status: body.status, headers: { 'Content-Type': 'application/problem+json' } });
}
