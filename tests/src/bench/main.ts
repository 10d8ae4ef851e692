import { append } from './append.js';
import type { Bench } from './bench.js';
import { browser } from './browser/browser.js';
import { scannedPages } from './documents/scanned-pages.js';
import { textPages } from './documents/text-pages.js';
import { dropped } from './dropped/dropped.js';
import { duty } from './duty/duty.js';
import { eventBudget } from './event-budget.js';
import { cockpitFrames } from './exports/cockpit-frames.js';
import { deepPages } from './exports/deep-pages.js';
import { manyRetries } from './exports/many-retries.js';
import type { BenchLine, VoidLine } from './goal.js';
import { newGoods } from './goods/new-goods.js';
import { repeats } from './goods/repeats.js';
import { grid } from './grid/grid.js';
import { QUICK_ROUNDS, ROUNDS, type Rounds } from './harness.js';
import { hostileAnswers } from './hostile/hostile-answers.js';
import { hostileFiles } from './hostile/hostile-files.js';
import { injectedWords } from './hostile/injected-words.js';
import { manyKeys } from './hostile/many-keys.js';
import { isolation } from './isolation/isolation.js';
import { resetAddresses } from './isolation/reset-addresses.js';
import { deepList } from './list/deep-list.js';
import { deskInBrowser } from './list/desk-in-browser.js';
import { firstLoad } from './list/first-load.js';
import { list } from './list/list.js';
import { search } from './list/search.js';
import { lodge } from './lodge/lodge.js';
import { messages } from './messages/messages.js';
import { reading } from './reading/reading.js';
import { relay } from './relay/relay.js';
import { replay } from './replay/replay.js';
import { scansInARow } from './scans/scans-in-a-row.js';
import { signIn } from './sign-in/sign-in.js';
import { fanOut } from './sockets/fan-out.js';
import { reconnectStorm } from './sockets/reconnect-storm.js';
import { type BrokenOff, table, told } from './table.js';
import { upload } from './upload/upload.js';
import { webhooks } from './webhooks/webhooks.js';

/** Every goal that can be measured here, in the order of docs/figures.md. */
const BENCHES: readonly Bench[] = [
  append,
  relay,
  browser,
  eventBudget,
  upload,
  replay,
  list,
  deepList,
  search,
  deskInBrowser,
  firstLoad,
  signIn,
  fanOut,
  reconnectStorm,
  textPages,
  scannedPages,
  reading,
  repeats,
  newGoods,
  grid,
  duty,
  messages,
  lodge,
  webhooks,
  deepPages,
  cockpitFrames,
  manyRetries,
  dropped,
  scansInARow,
  isolation,
  resetAddresses,
  manyKeys,
  hostileFiles,
  hostileAnswers,
  injectedWords,
];

/**
 * `npm run bench -- [--quick] [ID…]`: measures all goals, or those that are named, tells each figure as it comes (on stderr)
 * and prints one table at the end. `--quick` only shows that everything runs: its intervals are wide.
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
  const lines: (BenchLine | VoidLine)[] = [];
  const brokenOff: BrokenOff[] = [];
  for (const bench of chosen) {
    // One that breaks off does not keep the others from being measured.
    const cause = await runOne(bench, rounds, lines);
    if (cause !== null) brokenOff.push({ id: bench.id, cause });
  }
  console.log(table(lines, brokenOff));
  return brokenOff.length === 0 ? 0 : 1;
}

/** Adds the figures of one bench as they come. Answers why it broke off, or null. */
async function runOne(bench: Bench, rounds: Rounds, lines: (BenchLine | VoidLine)[]): Promise<string | null> {
  console.error(`${bench.id} ${bench.title}`);
  try {
    for await (const line of bench.run((progress) => console.error(`     ${progress}`), rounds)) {
      lines.push(line);
      console.error(told(line));
    }
    return null;
  } catch (error) {
    console.error(error);
    return error instanceof Error ? error.message : String(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
