import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { commandLineOf } from '../processes/process-table.js';
import type { StackFolder } from './stack-folder.js';
import { StartRefused } from './start-refused.js';

const Holder = z.object({ pid: z.int(), commandLine: z.string() });
export type Holder = z.infer<typeof Holder>;

/** Takes the folder for this process, so that two starts never share one. Answers what gives it back. */
export function holdFolder(folder: StackFolder): () => void {
  const file = holderFile(folder);
  mkdirSync(dirname(file), { recursive: true });
  const holder: Holder = { pid: process.pid, commandLine: commandLineOf(process.pid) ?? '' };
  const take = () => writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
  try {
    take();
  } catch {
    const other = holderOf(folder);
    if (other !== undefined) {
      throw new StartRefused(
        `Tallyport already runs from ${folder.path} (process ${other.pid}). Either stop it with Ctrl-C in its window, ` +
          'or set TALLYPORT_HOME to another folder to run a second one.',
      );
    }
    rmSync(file, { force: true });
    take();
  }
  return () => {
    rmSync(file, { force: true });
  };
}

/** Answers the process that runs the stack of this folder, or undefined. One that was killed does not count. */
export function holderOf(folder: StackFolder): Holder | undefined {
  let holder: Holder;
  try {
    holder = Holder.parse(JSON.parse(readFileSync(holderFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
  return commandLineOf(holder.pid) === holder.commandLine ? holder : undefined;
}

function holderFile(folder: StackFolder): string {
  return join(folder.path, 'start.json');
}
