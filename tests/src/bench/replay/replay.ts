import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { DefaultLogger, type ReplayWorkerOptions, Runtime, Worker, type WorkerOptions } from '@temporalio/worker';
import type { Bench } from '../bench.js';
import { exactly } from '../exact.js';
import { ROUNDS } from '../harness.js';
import { playCorpus } from './corpus.js';
import { distinctHistories } from './distinct-histories.js';
import { type ExtractionScript, extractionScripts } from './extraction-scripts.js';
import { type JobScript, jobScripts } from './job-scripts.js';
import { type Mutant, mutantsOf } from './mutants.js';
import type { RecordedHistory } from './recorded-history.js';

const BUNDLE = createRequire(import.meta.url).resolve('@tallyport/workflows/bundle');
const COMMITTED = join(import.meta.dirname, '../../../../workflows/histories');
const HISTORIES = 500;
const MUTANTS = 200;

/**
 * P8: histories made in this run by playing each workflow through every fault point, and the committed ones, all replayed by
 * one worker; then seeded changes of the workflows' code, each of which must fail to replay at least one of the histories that
 * differ in kind.
 */
export const replay: Bench = {
  id: 'P8',
  title: 'replay of recorded histories, and of changed workflows',
  async *run(say, rounds) {
    const share = rounds.rounds / ROUNDS.rounds;
    const seed = seedOfRun(process.env);
    const random = seededRandom(seed);
    Runtime.install({
      logger: new DefaultLogger('ERROR', () => undefined),
      telemetryOptions: { logging: { forward: {}, filter: 'ERROR' } },
    });
    const scripts = allScripts(random, share);
    say(`playing ${scripts.extractions.length} extractions and ${scripts.jobs.length} jobs, SEED=${seed}`);
    const playing = performance.now();
    const played = await playCorpus(BUNDLE, scripts);
    say(`took ${((performance.now() - playing) / 1_000).toFixed(0)} s`);
    const histories = [...played, ...committedHistories()];
    yield { id: 'P8', what: 'histories made in this run', ratio: exactly(played.length), goal: { atLeast: HISTORIES * share } };
    yield { id: 'P8', what: 'fault points without a history', ratio: exactly(missingPoints(scripts, histories)), goal: { atMost: 0 } };
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
    const mutants = drawn(mutantsOf(withoutSourceMap(bundle)), Math.ceil(MUTANTS * share), random);
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
    faultPoint: file,
    history: historyFromJSON(JSON.parse(readFileSync(join(COMMITTED, file), 'utf8'))),
  }));
}

/** Every fault point of every workflow, and seeded lives of jobs up to the number of histories that is wanted. */
function allScripts(random: () => number, share: number): { extractions: ExtractionScript[]; jobs: JobScript[] } {
  const extractions = extractionScripts();
  const jobs = jobScripts(HISTORIES - extractions.length, random);
  return {
    extractions: drawn(extractions, Math.ceil(extractions.length * share), random),
    jobs: drawn(jobs, Math.ceil(jobs.length * share), random),
  };
}

function missingPoints(
  { extractions, jobs }: { extractions: ExtractionScript[]; jobs: JobScript[] },
  histories: RecordedHistory[],
): number {
  const there = new Set(histories.map(({ faultPoint }) => faultPoint));
  return new Set([...extractions, ...jobs].map(({ faultPoint }) => faultPoint).filter((point) => !there.has(point))).size;
}

/** How many histories this code does not replay. */
async function failures(code: string, histories: readonly RecordedHistory[]): Promise<number> {
  let failed = 0;
  for await (const { error } of Worker.runReplayHistories({ workflowBundle: { code } }, histories)) if (error) failed += 1;
  return failed;
}

/** Whether one of these histories does not replay: in a thread of its own, so that what the changed code leaves in memory goes with it. */
async function isCaught(code: string, histories: readonly RecordedHistory[]): Promise<boolean> {
  const options: ReplayWorkerOptions & Pick<WorkerOptions, 'debugMode'> = { workflowBundle: { code }, debugMode: false };
  for await (const { error } of Worker.runReplayHistories(options, histories)) if (error) return true;
  return false;
}

/** A changed workflow has no use for a map of what it was, which is larger than the code; the SDK wants one all the same. */
function withoutSourceMap(bundle: string): string {
  const map = bundle.lastIndexOf('//# sourceMappingURL=');
  const empty = Buffer.from(JSON.stringify({ version: 3, file: 'changed.js', sources: [], mappings: '' })).toString('base64');
  return `${bundle.slice(0, map)}//# sourceMappingURL=data:application/json;base64,${empty}\n`;
}

/** Answers those that replay every history although their code is another one. */
async function missedMutants(mutants: readonly Mutant[], probes: readonly RecordedHistory[]): Promise<Mutant[]> {
  const missed: Mutant[] = [];
  for (const mutant of mutants) if (!(await isCaught(mutant.code(), probes))) missed.push(mutant);
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
