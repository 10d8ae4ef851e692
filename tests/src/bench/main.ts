import { append } from './append.js';
import type { Bench } from './bench.js';
import { browser } from './browser/browser.js';
import { scannedPages } from './documents/scanned-pages.js';
import { textPages } from './documents/text-pages.js';
import { eventBudget } from './event-budget.js';
import { printed } from './goal.js';
import { newGoods } from './goods/new-goods.js';
import { repeats } from './goods/repeats.js';
import { QUICK_ROUNDS, ROUNDS, type Rounds } from './harness.js';
import { hostileFiles } from './hostile/hostile-files.js';
import { injectedWords } from './hostile/injected-words.js';
import { isolation } from './isolation/isolation.js';
import { list } from './list/list.js';
import { reading } from './reading/reading.js';
import { relay } from './relay/relay.js';
import { replay } from './replay/replay.js';
import { upload } from './upload/upload.js';

/** Every goal that can be measured here, in the order of the performance page. */
const BENCHES: readonly Bench[] = [
  append,
  relay,
  browser,
  eventBudget,
  upload,
  replay,
  list,
  textPages,
  scannedPages,
  reading,
  repeats,
  newGoods,
  isolation,
  hostileFiles,
  injectedWords,
];

/**
 * `npm run bench -- [--quick] [ID…]`: measures all goals, or those that are named, and prints one line for each figure.
 * `--quick` only shows that everything runs: its intervals are wide.
 */
async function main(words: readonly string[]): Promise<number> {
  const wanted = words.filter((word) => word !== '--quick').map((id) => id.toUpperCase());
  const rounds = words.includes('--quick') ? QUICK_ROUNDS : ROUNDS;
  const chosen = BENCHES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const unknown = wanted.filter((id) => !BENCHES.some((bench) => bench.id === id));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}. There are ${BENCHES.map(({ id }) => id).join(', ')}.`);
    return 2;
  }
  let failed = 0;
  for (const bench of chosen) failed += (await runOne(bench, rounds)) ? 0 : 1;
  return failed === 0 ? 0 : 1;
}

/** False when it broke off: the others are measured all the same. */
async function runOne(bench: Bench, rounds: Rounds): Promise<boolean> {
  console.error(`${bench.id} ${bench.title}`);
  try {
    for await (const line of bench.run((progress) => console.error(`     ${progress}`), rounds)) console.log(printed(line));
    return true;
  } catch (error) {
    console.log(`${bench.id.padEnd(4)} broke off: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

process.exitCode = await main(process.argv.slice(2));
