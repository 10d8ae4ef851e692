import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { timeSkippingServerPath } from '@tallyport/local/test-engines';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the Temporal test server that skips time. */
    timeSkippingServer: string;
  }
}

const BUNDLE = fileURLToPath(new URL('../../../workflows/bundle.mjs', import.meta.url));

/** Bundles what was compiled, so that no test plays an older workflow, or waits for one that the bundle does not know. */
export async function setup(project: TestProject): Promise<void> {
  await promisify(execFile)(process.execPath, [BUNDLE]);
  project.provide('timeSkippingServer', await timeSkippingServerPath());
}
