import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { SystemHealth } from '@tallyport/worker/freight-export/system-health';
import { Turns } from '@tallyport/worker/freight-export/turns';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

let database: TestDatabase;
let turns: Turns;
let health: SystemHealth;
let orgId: string;
let systemId: string;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  const pool = database.pool('worker', 8);
  [turns, health] = [new Turns(pool), new SystemHealth(pool)];
});
afterAll(() => database.drop());
beforeEach(() => {
  [orgId, systemId] = [randomUUID(), randomUUID()];
});

const exportOf = (workOrderId: string = randomUUID()) => ({ orgId, workOrderId, exportId: randomUUID() });
const take = (one: ReturnType<typeof exportOf>, callsAtOnce = 4) => turns.take(one, { systemId, callsAtOnce });
const kindOf = async (one: ReturnType<typeof exportOf>) => (await take(one)).kind;

describe('turns at a freight system', () => {
  test('so many of a system at once, however many ask at the same moment', async () => {
    const asking = Array.from({ length: 20 }, () => exportOf());
    const kinds = await Promise.all(asking.map(kindOf));
    expect(kinds.filter((kind) => kind === 'granted')).toHaveLength(4);
    const granted = asking.filter((_, index) => kinds[index] === 'granted');
    expect(await Promise.all(granted.map(kindOf))).toEqual(Array(4).fill('granted'));
  });

  test('who asked first comes first', async () => {
    const [first, second, third] = [exportOf(), exportOf(), exportOf()];
    expect([(await take(first, 1)).kind, (await take(second, 1)).kind, (await take(third, 1)).kind]).toEqual(['granted', 'wait', 'wait']);
    await turns.giveBack(first, systemId);
    expect([(await take(third, 1)).kind, (await take(second, 1)).kind]).toEqual(['wait', 'granted']);
  });

  test('one of a job, and the others of that job hold nobody up', async () => {
    const job = randomUUID();
    const [first, second] = [exportOf(job), exportOf(job)];
    expect([await kindOf(first), await kindOf(second), await kindOf(exportOf())]).toEqual(['granted', 'wait', 'granted']);
    await turns.giveBack(first, systemId);
    expect(await kindOf(second)).toBe('granted');
  });

  test('no organisation waits for another one', async () => {
    for (let one = 0; one < 4; one += 1) expect(await kindOf(exportOf())).toBe('granted');
    expect(await kindOf(exportOf())).toBe('wait');
    const other = randomUUID();
    expect(await turns.take({ ...exportOf(), orgId: other }, { systemId: randomUUID(), callsAtOnce: 4 })).toEqual({ kind: 'granted' });
  });

  test('the turn of whoever died passes by itself', async () => {
    const dead = exportOf();
    expect((await take(dead, 1)).kind).toBe('granted');
    await database.pool().query(`update freight.turn set until = now() - interval '1 second' where export_id = $1`, [dead.exportId]);
    expect((await take(exportOf(), 1)).kind).toBe('granted');
  });
});

describe('a freight system that is not well', () => {
  test('fault 45 (exports): after five calls without an answer it rests, longer each time, until it answers', async () => {
    const rests: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let call = 0; call < 5; call += 1) await health.mark(orgId, systemId, 'silent');
      const turn = await take(exportOf());
      rests.push(turn.kind === 'wait' ? Math.round(turn.milliseconds / 60_000) : 0);
    }
    expect(rests).toEqual([1, 2, 4, 8, 15, 15]);
    await health.mark(orgId, systemId, 'answered');
    expect(await kindOf(exportOf())).toBe('granted');
  });

  test('four calls without an answer, and one with: it does not rest', async () => {
    for (const mark of ['silent', 'silent', 'silent', 'silent', 'answered', 'silent'] as const) await health.mark(orgId, systemId, mark);
    expect(await kindOf(exportOf())).toBe('granted');
  });

  test('one that refuses the log-in is held until it lets us in', async () => {
    await health.mark(orgId, systemId, 'log-in-refused');
    expect(await take(exportOf())).toEqual({ kind: 'held', hold: 'log-in-refused', reason: null });
    await health.mark(orgId, systemId, 'answered');
    expect(await kindOf(exportOf())).toBe('granted');
  });
});
