import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { tellingLine } from '../processes/telling-lines.js';

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
  if (code !== 0) throw new ToolFailed(`${basename(command)} failed: ${tellingLine(printed)}`);
  return printed;
}

export interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The system account to run as; only root may name one. */
  readonly account?: { readonly uid: number; readonly gid: number };
}
