import { join } from 'node:path';
import { runTool } from '../engines/run-tool.js';
import { isFile } from './is-file.js';
import { operatorEnvironment } from './operator-environment.js';
import type { StackContext } from './stack-context.js';
import { checkout } from './stack-folder.js';

/** What the reactor's command line is run with, by the local stack and by people. */
export const COMMAND_LINE = join(checkout, 'services/reactor/dist/cli.js');

export interface Findings {
  /** The epoch of the log. */
  readonly epoch: string;
  /** The epoch that Temporal's namespace serves; undefined when it is new or was wiped. */
  readonly served: string | undefined;
  /** Whether Kafka had no topic of this epoch before this start. */
  readonly isTopicNew: boolean;
}

export interface Remedy {
  readonly subcommand: 'adopt' | 'resume';
  readonly because: string;
}

/** Answers what must be done so that Temporal and Kafka serve this log, or undefined when they do. */
export function remedyFor({ epoch, served, isTopicNew }: Findings): Remedy | undefined {
  if (served !== undefined && served !== epoch) return { subcommand: 'adopt', because: 'Temporal served another epoch of this log' };
  if (served === undefined && isTopicNew) return { subcommand: 'resume', because: 'Temporal and Kafka are new to this log' };
  if (served === undefined) return { subcommand: 'resume', because: 'Temporal is new to this log' };
  if (isTopicNew) return { subcommand: 'resume', because: 'Kafka is new to this log' };
  return undefined;
}

/** Whether the command line is built. */
export async function canApplyRemedy(): Promise<boolean> {
  return await isFile(COMMAND_LINE);
}

/** Runs the subcommand against the running stack. It may be repeated. */
export async function applyRemedy({ subcommand }: Remedy, { folder, env }: StackContext): Promise<void> {
  await runTool(process.execPath, [COMMAND_LINE, subcommand], {
    env: operatorEnvironment(folder, env),
    name: `tallyport ${subcommand}`,
    logFile: join(folder.logs, `${subcommand}.log`),
  });
}
