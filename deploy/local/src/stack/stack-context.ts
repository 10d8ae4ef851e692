import type { Supervisor } from '../processes/supervisor.js';
import type { PortAllocator } from './ports.js';
import type { Secrets } from './secrets.js';
import type { StackFolder } from './stack-folder.js';

/** What every part of a start needs. */
export interface StackContext {
  readonly folder: StackFolder;
  readonly ports: PortAllocator;
  readonly secrets: Secrets;
  readonly supervisor: Supervisor;
  readonly env: NodeJS.ProcessEnv;
}

/** An engine that answers, as the screen shows it. */
export interface EngineInUse {
  readonly name: string;
  readonly version: string;
  readonly address: string;
  /** In the words of the screen: "npm", "cache", "the given address". */
  readonly source: string;
  /** The address of the engine's own pages, when we serve them. */
  readonly pages?: string;
}

/** The variable's value, or undefined when it is not set or empty. */
export function variable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  return value === undefined || value === '' ? undefined : value;
}
