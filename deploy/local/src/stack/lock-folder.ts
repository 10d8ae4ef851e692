import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { alreadyRuns, commandLineOf, type Holder, holderFile, holderOf } from '../../holder.mjs';
import type { StackFolder } from './stack-folder.js';
import { StartRefused } from './start-refused.js';

/** Takes the folder for this process, so that two starts never share one. Answers what gives it back. */
export function lockFolder({ path }: StackFolder): () => void {
  const file = holderFile(path);
  mkdirSync(dirname(file), { recursive: true });
  const holder: Holder = { pid: process.pid, commandLine: commandLineOf(process.pid) ?? '' };
  const take = () => writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
  try {
    take();
  } catch {
    const other = holderOf(path);
    if (other !== undefined) throw new StartRefused(alreadyRuns(path, other));
    rmSync(file, { force: true });
    take();
  }
  return () => {
    rmSync(file, { force: true });
  };
}
