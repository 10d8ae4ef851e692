import { setTimeout as sleep } from 'node:timers/promises';
import { type Estimate, estimate } from '../statistics.js';

/** Something that can be asked on a schedule. */
export interface Offered {
  latencies(perSecond: number, requests: number): Promise<number[]>;
}

/** A tail needs as many samples a side in each round. */
const REQUESTS = 1_000;

/**
 * Sends requests on a schedule, however slowly they are answered, and measures each from the time at which it was due: who
 * waits behind a slow answer is counted too.
 */
export function onSchedule(perSecond: number, requests: number, ask: () => Promise<void>): Promise<number[]> {
  return onScheduleUntil(perSecond, (sent) => sent >= requests, ask);
}

/** The same until it is over, which is asked before each request is sent. */
export async function onScheduleUntil(perSecond: number, isOver: (sent: number) => boolean, ask: () => Promise<void>): Promise<number[]> {
  const begin = performance.now();
  const answers: Promise<number>[] = [];
  while (!isOver(answers.length)) {
    const due = begin + (answers.length * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const answer = ask().then(() => performance.now() - due);
    // Thrown below, once all were sent.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers);
}

/** The 99th percentile of ours by that of bare at the same load, round by round, in random order within each. */
export async function compareTails(
  ours: Offered,
  bare: Offered,
  { perSecond, rounds }: { readonly perSecond: number; readonly rounds: number },
  random: () => number = Math.random,
): Promise<Estimate> {
  const ratios: number[] = [];
  const tailOf = async (server: Offered) => p99(await server.latencies(perSecond, REQUESTS));
  for (let round = 0; round < rounds; round++) {
    const isOursFirst = random() < 0.5;
    const first = await tailOf(isOursFirst ? ours : bare);
    const second = await tailOf(isOursFirst ? bare : ours);
    ratios.push(isOursFirst ? first / second : second / first);
  }
  return estimate(ratios, random);
}

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}
