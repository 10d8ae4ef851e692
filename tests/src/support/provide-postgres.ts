import { startPostgres, type TestPostgres } from '@tallyport/local/test-engines';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that this test run started, as its superuser. */
    postgresUrl: string;
  }
}

/** One server for the whole run: each project that needs it runs this file in a module graph of its own. */
const shared = globalThis as typeof globalThis & { tallyportTestPostgres?: { server: Promise<TestPostgres>; users: number } };

/** Starts PostgreSQL for the first project that needs it and tells each project its address. */
export async function setup(project: TestProject): Promise<void> {
  shared.tallyportTestPostgres ??= { server: startPostgres(), users: 0 };
  shared.tallyportTestPostgres.users += 1;
  const { url } = await shared.tallyportTestPostgres.server;
  project.provide('postgresUrl', url);
}

/** Stops PostgreSQL after the last of them. */
export async function teardown(): Promise<void> {
  const held = shared.tallyportTestPostgres;
  if (!held) return;
  held.users -= 1;
  if (held.users > 0) return;
  delete shared.tallyportTestPostgres;
  const server = await held.server;
  await server.stop();
}
