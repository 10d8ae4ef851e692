import { onTestFinished } from 'vitest';
import { type StartedStack, startStack } from './start-stack.js';

/** `npm start` of a folder of its own, gone when the test has finished. */
export async function startedStack(home: string, env: Readonly<Record<string, string>> = {}): Promise<StartedStack> {
  const stack = await startStack(home, env);
  onTestFinished(() => stack.remove());
  return stack;
}
