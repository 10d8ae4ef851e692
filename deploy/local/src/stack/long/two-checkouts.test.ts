import { expect, test } from 'vitest';
import { askPostgres, postgresUrl } from '../../servers/postgres-server.js';
import { services } from '../../services.js';
import { alive } from '../../testing/start-stack.js';
import { startedStack } from '../../testing/started-stack.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { stackSecrets } from '../secrets.js';
import { stackFolder } from '../stack-folder.js';

const MINUTES = 60_000;
const ENGINES_ONLY = { TALLYPORT_WITHOUT: services.map(({ name }) => name).join(',') };

function ownerUrl(folder: string, port: number): string {
  return postgresUrl({ port, password: stackSecrets(stackFolder({ TALLYPORT_HOME: folder }).secrets).postgresOwner }, 'tallyport');
}

test('two checkouts run side by side, and the end of one leaves the other alone', { timeout: 3 * MINUTES }, async () => {
  const [folderOfOne, folderOfOther] = [await temporaryFolder(), await temporaryFolder()];
  const one = await startedStack(folderOfOne, ENGINES_ONLY);
  const other = await startedStack(folderOfOther, ENGINES_ONLY);
  expect(other.port('postgres')).not.toBe(one.port('postgres'));
  await one.end('SIGTERM');
  await askPostgres(ownerUrl(folderOfOther, other.port('postgres')));
  expect(alive(other.children())).toEqual(other.children().map(({ name }) => name));
  await other.end('SIGTERM');
});
