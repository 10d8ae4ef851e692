import { Connection } from '@temporalio/client';
import type { ChildCommand, RunningChild } from '../processes/child.js';
import { startChild, waitUntilReady } from '../processes/child.js';
import { searchAttributes, TALLYPORT_NAMESPACE } from './temporal-namespace.js';

export interface TemporalPlace {
  readonly executable: string;
  readonly port: number;
  /** The port of Temporal's own pages; without one they are not served. */
  readonly uiPort?: number;
  /** The file that keeps everything; without one it is kept in memory. */
  readonly databaseFile?: string;
  readonly logFile: string;
  /** Temporal's own settings, each `name=value`, besides those that the product always has. */
  readonly settings?: readonly string[];
}

export function temporalAddress(place: Pick<TemporalPlace, 'port'>): string {
  return `127.0.0.1:${place.port}`;
}

/** Documents of one organisation wait behind their own, not behind everybody's. */
const SETTINGS = ['matching.enableFairness=true'];

/** The command that runs the development server. */
export function temporalCommand(place: TemporalPlace): ChildCommand {
  const pages = place.uiPort === undefined ? ['--headless'] : ['--ui-port', String(place.uiPort)];
  return {
    name: 'Temporal',
    command: place.executable,
    args: [
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(place.port),
      ...pages,
      '--namespace',
      TALLYPORT_NAMESPACE,
      '--log-level',
      'warn',
      ...(place.databaseFile === undefined ? [] : storageArguments(place.databaseFile)),
      ...Object.entries(searchAttributes).flatMap(([name, type]) => ['--search-attribute', `${name}=${type}`]),
      ...[...SETTINGS, ...(place.settings ?? [])].flatMap((setting) => ['--dynamic-config-value', setting]),
    ],
    logFile: place.logFile,
  };
}

/** The two pragmas double the rate; a kill between two writes still loses nothing that was answered. */
function storageArguments(databaseFile: string): string[] {
  const pragmas = ['journal_mode=WAL', 'synchronous=NORMAL'];
  return ['--db-filename', databaseFile, ...pragmas.flatMap((pragma) => ['--sqlite-pragma', pragma])];
}

/** Starts the server and resolves when a client can connect: its page answers a moment earlier. */
export async function startTemporalServer(place: TemporalPlace): Promise<RunningChild> {
  const child = await startChild(temporalCommand(place));
  await waitUntilReady(child, () => askTemporal(temporalAddress(place)), 60_000);
  return child;
}

/** Resolves when the server at this address answers a client. */
export async function askTemporal(address: string): Promise<void> {
  const connection = await Connection.connect({ address, connectTimeout: 2_000 });
  await connection.close();
}
