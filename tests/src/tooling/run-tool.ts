import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

/** The root of this checkout. */
export const REPOSITORY = join(import.meta.dirname, '../../..');

export interface ToolRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a tool of `node_modules/.bin` in a folder, under the Node that runs the tests. An exit code is an answer, not a failure. */
export function runTool(folder: string, tool: string, ...args: readonly string[]): Promise<ToolRun> {
  const environment = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
  const options = { cwd: folder, env: environment, maxBuffer: 32 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(join(REPOSITORY, 'node_modules/.bin', tool), args, options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') reject(new Error(`${tool} did not run`, { cause: error }));
      else resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
