import { seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { describe, expect, test } from 'vitest';
import { PROCESSES } from './processes.js';
import { runSimulation } from './simulation.js';

const seed = seedOfRun(process.env);
const SIMULATIONS = sized({ short: 250, long: 5_000 });

describe('R2: commands of every process, killed at any await, follow the log', () => {
  test.each(Object.entries(PROCESSES))(`${SIMULATIONS} simulations of %s (seed ${seed})`, async (_name, one) => {
    for (let course = 0; course < SIMULATIONS; course++) {
      expect(await runSimulation(one as never, seed + course), `SEED=${seed + course}`).toBeNull();
    }
  });

  test('a run that believes its state without asking the log is found out', async () => {
    const found = [];
    for (let course = 0; course < 400; course++) found.push(await runSimulation(PROCESSES['work-order'], course, { isAskedAgain: false }));
    expect(found.filter((finding) => finding !== null).length).toBeGreaterThan(10);
  });
});
