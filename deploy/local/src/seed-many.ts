import { parseArgs } from 'node:util';
import { EventStore } from '@tallyport/event-store/event-store';
import pg from 'pg';
import { MANY_NAME, makeManyOrganisation } from './seed/many/many-organisation.js';
import { listShows } from './seed/many/project-many.js';
import { writeMany } from './seed/many/write-many.js';
import { explainFailure } from './stack/explain-failure.js';
import { ownerUrl } from './stack/operator-environment.js';
import { stackFolder } from './stack/stack-folder.js';
import { StartRefused } from './stack/start-refused.js';

const CONNECTIONS = 4;
const MOST = 1_000_000;

/** `npm run seed -- --work-orders 100000`: fills an organisation of its own, through the log, while the stack runs. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'work-orders': { type: 'string' } } });
  const count = Number(values['work-orders']);
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new StartRefused('Say how many: npm run seed -- --work-orders 100000');
  const database = new pg.Pool({ connectionString: ownerUrl(stackFolder()), max: CONNECTIONS });
  try {
    const plan = { ...(await makeManyOrganisation(database)), count };
    await writeMany(new EventStore(database), plan, (done) => tell('recorded', done, count));
    await listShows(database, count, (shown) => tell('in the list', shown, count));
    process.stdout.write(`\n${count} shipments of ${MANY_NAME} are in the list. The people of the demo work there too.\n`);
  } finally {
    await database.end();
  }
}

function tell(what: string, done: number, of: number): void {
  if (process.stdout.isTTY || done === of) process.stdout.write(`\r${done} of ${of} ${what}   ${done === of ? '\n' : ''}`);
}

await main().catch((error: unknown) => {
  console.error(explainFailure(error));
  process.exitCode = 1;
});
