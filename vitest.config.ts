import './services/lib/runtime/src/node-guard.js';
import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const SECOND = 1_000;
const POSTGRES = './tests/src/support/provide-postgres.ts';
/** What takes more than its share of `npm test` lies in a folder `long`, and waits for `npm run test:chaos`. */
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', ...(process.env['CHAOS'] === 'long' ? [] : ['**/src/**/long/**'])];

/** Groups run one after the other: what keeps both cores busy never competes with a whole stack. */
let group = 0;
/** What starts servers of its own and mostly waits for them: while one file waits, another works. */
const WAITING = 100;
/** A browser at work has the machine to itself. */
const BROWSER = 200;

interface ProjectSettings {
  readonly name: string;
  readonly folders: readonly string[];
  readonly timeout: number;
  /** False where one process may run one file after the other: with what it has imported, which takes longer than most of these tests. */
  readonly isolate?: boolean;
  readonly globalSetup?: readonly string[];
  /** One of its own, unless it says so. */
  readonly groupOrder?: number;
}

/** The tests of some folders, under a name by which they can be run alone: `vitest run --project NAME`. */
function project({
  name,
  folders,
  timeout,
  isolate = true,
  globalSetup = [],
  groupOrder = (group +=
    1),
}: ProjectSettings): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: folders.map((folder) => `${folder}/src/**/*.test.ts`),
      exclude: LEFT_OUT,
      globalSetup: [...globalSetup],
      testTimeout: timeout,
      hookTimeout: Math.max(timeout, 60 * SECOND),
      isolate,
      sequence: { groupOrder },
      maxWorkers: 2,
      // Other rooms are read as they are shipped: built, and by Node itself.
      server: { deps: { external: [/\/dist\//] } },
    },
  };
}

/** The tests of one folder of `tests/`. */
function crossing(
  name: string,
  timeout: number,
  { globalSetup = [POSTGRES], groupOrder = WAITING }: Partial<ProjectSettings> = {},
): TestProjectInlineConfiguration {
  const { test } = project({ name, folders: [], timeout, globalSetup, groupOrder });
  return { test: { ...test, include: [`tests/src/${name}/**/*.test.ts`] } };
}

const webSetup = 'web/src/testing/setup.ts';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      project({
        name: 'unit',
        folders: ['contracts', 'domain', 'reading', 'services/lib/{runtime,temporal,blob-store,file-type}', 'services/{worker,simulators}'],
        timeout: 90 * SECOND,
        isolate: false,
      }),
      {
        test: {
          ...project({ name: 'web', folders: [], timeout: 15 * SECOND }).test,
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // One browser page per worker, a fresh world per file: making a page for each file took most of the time.
          pool: 'vmThreads',
          css: true,
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
        },
      },
      project({
        name: 'database',
        folders: [
          'services/lib/{database,event-store,lane-consumer,tariff,customs-tables}',
          'services/{relay,projector,reactor,intake,gateway}',
        ],
        timeout: 60 * SECOND,
        isolate: false,
        globalSetup: [POSTGRES],
      }),
      project({
        name: 'workflows',
        folders: ['workflows'],
        timeout: 60 * SECOND,
        globalSetup: ['./tests/src/support/provide-time-skipping.ts'],
      }),
      project({ name: 'stack', folders: ['deploy/local'], timeout: 180 * SECOND, groupOrder: WAITING }),
      crossing('tooling', 60 * SECOND, { globalSetup: [] }),
      crossing('accuracy', 60 * SECOND, { globalSetup: [] }),
      crossing('hostile', 180 * SECOND, { globalSetup: [] }),
      crossing('contract', 60 * SECOND),
      crossing('integration', 180 * SECOND),
      crossing('chaos', 300 * SECOND),
      crossing('e2e', 300 * SECOND, { globalSetup: [], groupOrder: BROWSER }),
    ],
  },
});
