import { seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { MISBEHAVIOURS } from '@tallyport/simulators/freight/misbehaviour/misbehaviours';
import { describe, expect, test } from 'vitest';
import { Course } from './course.js';
import { FAIL_POINTS, type FailPoint } from './fail-points.js';
import { type Findings, whatIsWrong } from './what-is-wrong.js';

const seed = seedOfRun(process.env);
const COURSES = sized({ short: 250, long: 5_000 });
/** How many times as many courses are run where a fault or a death was not met yet. */
const MOST = 4;
const FAULTS = Object.keys(MISBEHAVIOURS);
const POINTS = [...FAIL_POINTS.run, ...FAIL_POINTS.worker];

interface Told extends Findings {
  readonly deaths: ReadonlyMap<FailPoint, number>;
  readonly met: ReadonlyMap<string, number>;
}

async function course(number: number, settleSeconds?: number): Promise<Told> {
  const one = await Course.begin(number, settleSeconds);
  try {
    await one.live();
    return { ...(await whatIsWrong(one)), deaths: one.out.deaths, met: one.line.met };
  } finally {
    await one.simulator.close();
  }
}

function add<Key>(sums: Map<Key, number>, more: ReadonlyMap<Key, number>): void {
  for (const [key, count] of more) sums.set(key, (sums.get(key) ?? 0) + count);
}

describe(`R2, R4, fault 46 (exports): kills and faults on the way to a freight system (seed ${seed})`, () => {
  test(`${COURSES} courses: nothing double, nothing lost, nothing open for ever`, async () => {
    const deaths = new Map<FailPoint, number>();
    const met = new Map<string, number>();
    const faults = () => new Set<string>([...met.keys()].map((name) => name.split(':')[0] ?? ''));
    const isMissing = () => FAULTS.some((name) => !faults().has(name)) || deaths.size < POINTS.length;
    // Chance may leave one of many faults out of a few courses: some more find it, or it is never met.
    for (let number = 0; number < COURSES || (isMissing() && number < MOST * COURSES); number++) {
      const told = await course(seed + number);
      expect(told.wrong, `SEED=${seed + number}`).toEqual([]);
      add(deaths, told.deaths);
      add(met, told.met);
    }
    expect([...faults()]).toEqual(expect.arrayContaining(FAULTS));
    expect([...deaths.keys()].toSorted()).toEqual(POINTS.toSorted());
  }, 900_000);

  test('who repeats before a late call could arrive is found out', async () => {
    let doubles = 0;
    for (let number = 0; number < 120 && doubles === 0; number++) doubles += (await course(number, 0)).wrong.length;
    expect(doubles).toBeGreaterThan(0);
  });
});
