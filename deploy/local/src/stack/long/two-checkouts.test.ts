import { expect, test } from 'vitest';
import { askPostgres } from '../../servers/postgres-server.js';
import { databaseOf, ENGINES_ONLY } from '../../testing/engines-only.js';
import { alive } from '../../testing/start-stack.js';
import { startedStack } from '../../testing/started-stack.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

const MINUTES = 60_000;

test('two checkouts run side by side, and the end of one leaves the other alone', { timeout: 3 * MINUTES }, async () => {
  const [folderOfOne, folderOfOther] = [await temporaryFolder(), await temporaryFolder()];
  const one = await startedStack(folderOfOne, ENGINES_ONLY);
  const other = await startedStack(folderOfOther, ENGINES_ONLY);
  expect(other.port('postgres')).not.toBe(one.port('postgres'));
  await one.end('SIGTERM');
  await askPostgres(databaseOf(folderOfOther, other.port('postgres')));
  expect(alive(other.children())).toEqual(other.children().map(({ name }) => name));
  await other.end('SIGTERM');
});
