import { postgresUrl } from '../servers/postgres-server.js';
import { services } from '../services.js';
import { stackSecrets } from '../stack/secrets.js';
import { stackFolder } from '../stack/stack-folder.js';

/** The environment of a start that brings up the engines and no service. */
export const ENGINES_ONLY: Readonly<Record<string, string>> = { TALLYPORT_WITHOUT: services.map(({ name }) => name).join(',') };

/** Where the owner finds the database of a stack in a folder. */
export function databaseOf(folder: string, port: number): string {
  return postgresUrl({ port, password: stackSecrets(stackFolder({ TALLYPORT_HOME: folder }).secrets).postgresOwner }, 'tallyport');
}
