import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { timeSkippingServerPath } from '@tallyport/local/test-engines';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { ROUNDS } from '../harness.js';
import { Corpus, type RecordedHistory } from './corpus.js';
import { distinctHistories } from './distinct-histories.js';
import { extractionScripts } from './extraction-scripts.js';
import { jobScripts } from './job-scripts.js';
import { type Mutant, mutantsOf } from './mutants.js';

const BUNDLE = createRequire(import.meta.url).resolve('@tallyport/workflows/bundle');
const COMMITTED = join(import.meta.dirname, '../../../../workflows/histories');
const HISTORIES = 500;
const MUTANTS = 200;
/** So many scripts are played at the same time. */
const PLAYERS = 12;

/**
 * P8: histories made in this run by playing each workflow through its scripts, and the committed ones, all replayed by one worker; then seeded changes
 * of the workflows' code, each of which must fail to replay at least one of the histories that differ in kind.
 */
export const replay: Bench = {
  id: 'P8',
  title: 'replay of recorded histories, and of changed workflows',
  async *run(say, rounds) {
    const share = rounds.rounds / ROUNDS.rounds;
    const seed = seedOfRun(process.env);
    const random = seededRandom(seed);
    Runtime.install({ logger: new DefaultLogger('ERROR', () => undefined) });
    say(`playing scripts, SEED=${seed}`);
    const histories = [...(await playAll(Math.ceil(HISTORIES * share), random, say)), ...committedHistories()];
    const bundle = readFileSync(BUNDLE, 'utf8');
    say(`replaying ${histories.length} histories`);
    const began = performance.now();
    const failed = await failures(bundle, histories);
    const seconds = (performance.now() - began) / 1_000;
    yield {
      id: 'P8',
      what: `replay of ${histories.length} histories: s for 500`,
      ratio: exactly((seconds * 500) / histories.length),
      goal: { atMost: 60 },
    };
    yield { id: 'P8', what: `replay of ${histories.length} histories: nondeterminism`, ratio: exactly(failed), goal: { atMost: 0 } };
    const probes = distinctHistories(histories);
    const mutants = drawn(mutantsOf(bundle), Math.ceil(MUTANTS * share), random);
    say(`replaying ${mutants.length} changed workflows against ${probes.length} histories of different kinds`);
    const missed = await missedMutants(mutants, probes);
    for (const { what } of missed) say(`not caught: ${what}`);
    const caught = (mutants.length - missed.length) / mutants.length;
    yield { id: 'P8', what: `share caught of ${mutants.length} changed workflows`, ratio: exactly(caught), goal: { atLeast: 0.99 } };
  },
};

/** Those that must replay for ever; a job that was left alone for a day is among them. */
function committedHistories(): RecordedHistory[] {
  return globSync('*/*.json', { cwd: COMMITTED }).map((file) => ({
    workflowId: file,
    history: historyFromJSON(JSON.parse(readFileSync(join(COMMITTED, file), 'utf8'))),
  }));
}

async function playAll(count: number, random: () => number, say: (progress: string) => void): Promise<readonly RecordedHistory[]> {
  const environment = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: await timeSkippingServerPath() } },
  });
  try {
    const corpus = new Corpus(environment, BUNDLE);
    const extractions = drawn(extractionScripts(), Math.ceil(count / 2), random);
    const jobs = jobScripts(count - extractions.length, random);
    await corpus.withWorkers(async () => {
      await allOf(extractions.map((script) => () => corpus.playExtraction(script)));
      say(`${corpus.histories.length} histories of extractions`);
      await allOf(jobs.map((steps) => () => corpus.playJob(steps)));
    });
    return corpus.histories;
  } finally {
    await environment.teardown();
  }
}

async function allOf(pieces: (() => Promise<void>)[]): Promise<void> {
  const player = async () => {
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) await piece();
  };
  await Promise.all(Array.from({ length: PLAYERS }, player));
}

/** How many histories this code does not replay. */
async function failures(code: string, histories: readonly RecordedHistory[], enough = Number.POSITIVE_INFINITY): Promise<number> {
  let failed = 0;
  for await (const { error } of Worker.runReplayHistories({ workflowBundle: { code } }, histories)) {
    if (error) failed += 1;
    if (failed >= enough) break;
  }
  return failed;
}

async function missedMutants(mutants: readonly Mutant[], probes: readonly RecordedHistory[]): Promise<Mutant[]> {
  const missed: Mutant[] = [];
  for (const mutant of mutants) if ((await failures(mutant.code, probes, 1)) === 0) missed.push(mutant);
  return missed;
}

/** Some of these, in a random order. */
function drawn<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item);
}
