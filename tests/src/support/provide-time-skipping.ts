import { timeSkippingServerPath } from '@tallyport/local/test-engines';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The executable of the Temporal test server that skips time. */
    timeSkippingServer: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('timeSkippingServer', await timeSkippingServerPath());
}
