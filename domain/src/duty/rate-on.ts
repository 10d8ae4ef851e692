import type { RateStage, ScopedRate } from './duty-rate.js';

/** The rates that hold on a day, ISO date: those of the last stage that has begun; undefined before the first. */
export function ratesOn(stages: readonly RateStage[], day: string): readonly ScopedRate[] | undefined {
  return stages.findLast(({ from }) => from === null || from <= day)?.rates;
}
