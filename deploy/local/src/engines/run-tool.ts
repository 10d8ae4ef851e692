import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { reasonLine } from '../processes/output-lines.js';

/** A tool ended with an error, or could not be started. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

/** Runs a tool to its end and answers what it printed on both outputs. Throws with its last line when it fails. */
export async function runTool(command: string, args: readonly string[], options: ToolOptions = {}): Promise<string> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...process.env, ...options.env },
    ...options.account,
  });
  // We may be told to end while a tool works; it must not outlive us.
  const endTool = () => child.kill();
  process.once('exit', endTool);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      reject(new ToolFailed(`${command} could not be started (${error.message})`));
    });
    child.once('close', resolve);
  }).finally(() => process.off('exit', endTool));
  if (code !== 0) {
    const failure = `${options.name ?? basename(command)} failed: ${reasonLine(printed)}`;
    if (options.logFile === undefined) throw new ToolFailed(failure);
    await writeFile(options.logFile, printed);
    throw new ToolFailed(`${failure}. Its full output: ${options.logFile}`);
  }
  return printed;
}

export interface ToolOptions {
  /** What the tool is called in a sentence; its file name unless given. */
  readonly name?: string;
  /** Where all that it said is kept when it fails. */
  readonly logFile?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The system account to run as; only root may name one. */
  readonly account?: { readonly uid: number; readonly gid: number };
}
