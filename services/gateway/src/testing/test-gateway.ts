import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Method } from '@tallyport/contracts/define-operation';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type { InjectOptions } from 'fastify';
import type pg from 'pg';
import { expect, inject, vi } from 'vitest';
import type { Config } from '../config.js';
import { createApp, listen } from '../create-app.js';
import { FeedFollower } from '../realtime/feed-follower.js';
import { buildParts, closeParts, type Parts } from '../wiring.js';
import { checkAnswer } from './check-answer.js';
import { TestOrg } from './test-org.js';

/** An address where nobody listens: what needs Temporal is answered with 503. */
const NOWHERE = '127.0.0.1:1';

/** A gateway over a database of its own, in this process. */
export interface TestGateway {
  readonly database: TestDatabase;
  readonly owner: pg.Pool;
  readonly parts: Parts;
  readonly app: NestFastifyApplication;
  /** An organisation with one branch, and ways to add people. */
  org(name?: string): Promise<TestOrg>;
  /** One request without a network. A token is sent as the specification says; an object is sent as JSON. */
  call(
    method: Method | 'HEAD',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Opens a real port, once sockets can be opened, and answers it. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  // A test reads what it expects; a wrong shape fails there.
  readonly body: Record<string, never> & { [key: string]: unknown };
}

export async function startTestGateway(
  settings: Partial<Config> = {},
  change: (parts: Parts, database: TestDatabase) => Parts = (parts) => parts,
): Promise<TestGateway> {
  const database = await createTestDatabase(inject('postgresUrl'));
  const blobs = await mkdtemp(join(tmpdir(), 'tallyport-test-gateway-'));
  const config: Config = {
    LOG_LEVEL: 'silent',
    HEALTH_PORT: 0,
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: database.urlOf('gateway'),
    LOGIN_DATABASE_URL: database.urlOf('login'),
    TEMPORAL_ADDRESS: NOWHERE,
    TEMPORAL_NAMESPACE: 'tallyport',
    TEMPORAL_PAGES_ADDRESS: 'https://temporal.example/',
    COMMAND_KEY: 'the command key of tests, made by nobody',
    SECRET_KEYS: [{ id: 'test', text: 'the secret key of tests, made by nobody' }],
    FREIGHT_SIMULATOR_ADDRESS: 'http://127.0.0.1:4693',
    OUTBOUND_ALLOWED_HOSTS: new Set(['127.0.0.1:4693', '127.0.0.1:4694']),
    BLOB_FOLDER: blobs,
    CUSTOMS_TIME_ZONE: 'Australia/Sydney',
    PUBLIC_DESK_ADDRESS: 'https://desk.example/',
    PUBLIC_INTAKE_ADDRESS: 'https://intake.example/',
    WEB_FOLDER: undefined,
    ALLOWED_ORIGINS: [],
    TRUST_PROXY: 1,
    HEADERS_TIMEOUT_MS: 10_000,
    BODY_TIMEOUT_MS: 10_000,
    REQUEST_TIMEOUT_MS: 60_000,
    ...settings,
  };
  const parts = change(buildParts(config), database);
  const owner = database.pool();
  const app = await createApp(parts);
  return {
    database,
    owner,
    parts,
    app,
    org: (name) => TestOrg.make(owner, name),
    async call(method, path, { token, body, headers = {} } = {}) {
      const request: InjectOptions = {
        method,
        url: path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Token ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'x-forwarded-for': randomAddress(),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      };
      const answer = await app.inject(request);
      if (method !== 'HEAD') checkAnswer(method, path, answer.statusCode, answer.payload);
      return { status: answer.statusCode, headers: answer.headers, text: answer.payload, body: parsed(answer.payload) };
    },
    async listen() {
      await vi.waitFor(() => expect(app.get(FeedFollower).hasBegun).toBe(true), { timeout: 30_000 });
      return listen(app, { host: '127.0.0.1', port: 0 });
    },
    async close() {
      await app.close();
      await closeParts(parts);
      await database.drop();
      await rm(blobs, { recursive: true, force: true });
    },
  };
}

function parsed(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return {};
  }
}

/** Each call comes from an address of its own, so that a test of log-ins does not slow another down. */
function randomAddress(): string {
  const bytes = randomUUID().replaceAll('-', '').match(/../g) ?? [];
  return `10.${bytes
    .slice(0, 3)
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')}`;
}
