import { endWithParent } from './end-with-parent.js';
import { type Answer, BROKE_ON_FILE, type Call } from './protocol.js';
import { tidyMemory } from './tidy-memory.js';
import { UnreadableFile } from './unreadable-file.js';

/**
 * Answers the calls that come over the process channel, one after the other.
 * Whatever a library throws on a file is a property of the file: hostile files reach any line of it.
 */
export function serve(methods: object): void {
  endWithParent();
  // What a library throws past its caller, a stack that overflows among them: nobody knows what state it left behind.
  process.on('uncaughtException', () => process.exit(BROKE_ON_FILE));
  let queue = Promise.resolve();
  process.on('message', (call: Call) => {
    queue = queue.then(() => answer(methods, call));
  });
}

async function answer(methods: object, { id, method, args }: Call): Promise<void> {
  const run = (methods as Record<string, (...args: readonly unknown[]) => Promise<unknown>>)[method];
  if (run === undefined) throw new Error(`No method ${method}`);
  const reply: Answer = await run.apply(methods, [...args]).then(
    (value) => ({ id, kind: 'done', value }),
    (error: unknown) => ({ id, kind: 'unreadable', reason: error instanceof UnreadableFile ? error.reason : 'damaged' }),
  );
  tidyMemory();
  process.send?.(reply);
}
