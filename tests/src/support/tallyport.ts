import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { COMMAND_KEY } from './service-process.js';

const COMMAND_LINE = join(import.meta.dirname, '../../../services/reactor/dist/cli.js');

export interface Answer {
  readonly code: number | null;
  readonly output: string;
}

/** Runs `tallyport` as an operator does, and answers what it printed and how it ended. */
export async function tallyport(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<Answer> {
  const child = spawn(process.execPath, [COMMAND_LINE, ...words], {
    env: { ...process.env, COMMAND_KEY, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
