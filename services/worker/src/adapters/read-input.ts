import { readFile } from 'node:fs/promises';
import { explainSystemError } from '@tallyport/runtime/explain-system-error';
import { UnusableInput } from '@tallyport/runtime/unusable-input';

/** The bytes of a file that somebody named. Throws {@link UnusableInput} with a sentence where the system does not give them. */
export async function readInput(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    const pathed = cause instanceof Error && !('path' in cause) ? Object.assign(cause, { path }) : cause;
    throw new UnusableInput(explainSystemError(pathed) ?? `${path} cannot be read.`, { cause });
  });
}
