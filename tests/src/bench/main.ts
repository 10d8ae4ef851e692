import { append } from './append.js';
import { type Bench, VoidSession } from './bench.js';
import { printed } from './goal.js';

/** Every goal that can be measured here, in the order of the performance page. */
const BENCHES: readonly Bench[] = [append];

/** `npm run bench -- [ID…]`: measures all goals, or those that are named, and prints one line for each figure. */
async function main(ids: readonly string[]): Promise<number> {
  const wanted = ids.map((id) => id.toUpperCase());
  const chosen = BENCHES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const unknown = wanted.filter((id) => !BENCHES.some((bench) => bench.id === id));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}. There are ${BENCHES.map(({ id }) => id).join(', ')}.`);
    return 2;
  }
  for (const bench of chosen) await runOne(bench);
  return 0;
}

async function runOne(bench: Bench): Promise<void> {
  console.error(`${bench.id} ${bench.title}`);
  try {
    for (const line of await bench.run((progress) => console.error(`     ${progress}`))) console.log(printed(line));
  } catch (error) {
    if (!(error instanceof VoidSession)) throw error;
    console.log(`${bench.id.padEnd(4)} void: ${error.message}`);
  }
}

process.exitCode = await main(process.argv.slice(2));
