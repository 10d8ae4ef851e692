import { relative } from 'node:path';
import type { DemoSignIn } from '../stack/seed.js';
import type { EngineInUse } from '../stack/stack-context.js';
import { checkout } from '../stack/stack-folder.js';
import type { Progress } from './progress.js';

export interface ReadyStack {
  readonly webAddress: string;
  readonly engines: readonly EngineInUse[];
  readonly services: readonly string[];
  /** Which model reads documents, and what it gets to see. */
  readonly model: string;
  /** Who is customs, and what it gets to see. */
  readonly customs: string;
  /** Which freight systems there are beside those that organisations name. */
  readonly freight: string;
  /** Where mail goes. */
  readonly mail: string;
  readonly signIn: DemoSignIn;
  readonly folder: string;
  readonly postgresFolder: string;
  /** Sentences about what is not as it should be. */
  readonly remarks: readonly string[];
  readonly startedMs: number;
}

/** Prints the one screen that says what runs where and how to get in. */
export function printReadyScreen(progress: Progress, stack: ReadyStack): void {
  const line = (label: string, text: string) => progress.print(`${progress.style('dim', label.padEnd(12))} ${text}`);
  progress.print('');
  progress.print(
    `${progress.style('bold', 'Tallyport is ready')}   ${progress.style('cyan', stack.webAddress)}   ${progress.style('dim', `after ${(stack.startedMs / 1000).toFixed(1)} s`)}`,
  );
  progress.print('');
  const longest = Math.max(0, ...stack.signIn.map(({ email }) => email.length));
  for (const [index, account] of stack.signIn.entries()) {
    line(index === 0 ? 'Sign in' : '', `${account.email.padEnd(longest)}  ${account.password}  ${progress.style('dim', account.role)}`);
  }
  for (const engine of stack.engines) {
    line(engine.name, `${engine.version.padEnd(8)} ${engine.address.padEnd(16)} ${progress.style('dim', `from ${engine.source}`)}`);
    if (engine.pages !== undefined) line('', `${''.padEnd(8)} ${engine.pages}  ${progress.style('dim', 'its web interface')}`);
  }
  line('Services', stack.services.join(', '));
  line('Model', stack.model);
  line('Customs', stack.customs);
  line('Freight', stack.freight);
  line('Mail', stack.mail);
  line('Data', `${shown(stack.folder)}  ${progress.style('dim', `logs in ${shown(stack.folder)}/logs`)}`);
  if (!stack.postgresFolder.startsWith(stack.folder)) {
    line('', `${stack.postgresFolder}  ${progress.style('dim', "PostgreSQL's, whose account cannot reach the folder above")}`);
  }
  progress.print('');
  for (const remark of stack.remarks) progress.warn(remark);
  progress.print(progress.style('dim', 'Ctrl-C stops everything.  npm run status · npm run reset · npm run tallyport -- COMMAND'));
}

function shown(folder: string): string {
  const inside = relative(checkout, folder);
  return inside.startsWith('..') ? folder : inside;
}
