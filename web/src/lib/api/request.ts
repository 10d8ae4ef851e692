import { currentSession } from '../session/session.js';

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The same key on every repeat of one request makes the repeats harmless. */
  readonly idempotencyKey?: string | undefined;
  /** `stream@position` that the answer must have reached; the server waits a moment for it. */
  readonly ifPosition?: string | undefined;
  /** Override the standard headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Path below `/api`, with its `{names}` filled in and its query added; what is undefined is left out. */
export function addressOf(path: string, params: Readonly<Record<string, string>>, query: Readonly<Record<string, unknown>> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`no value for {${name}} of ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return `/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** The raw helper: sends, and returns the response whatever its status. JSON, and the token of the session where there is one. */
export async function send(method: string, address: string, body?: unknown, options: SendOptions = {}): Promise<Response> {
  const files = body instanceof FormData;
  const headers = new Headers({ Accept: 'application/json' });
  if (!files) headers.set('Content-Type', 'application/json');
  const session = currentSession();
  if (session) headers.set('Authorization', `Token ${session.token}`);
  if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.ifPosition !== undefined) headers.set('If-Position', options.ifPosition);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);

  return fetch(address, {
    method,
    headers,
    body: files ? body : body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
    // The only cookie tells at sign-in that this browser is a known one; it signs nobody in.
    credentials: 'same-origin',
  });
}
