import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { ProcessRecords } from './process-records.js';
import { isAlive } from './process-table.js';
import { RestartBudget } from './restart-budget.js';
import { Supervisor } from './supervisor.js';

async function supervised(script: string, budget = new RestartBudget()) {
  const folder = await temporaryFolder();
  const said: string[] = [];
  const records = new ProcessRecords(join(folder, 'processes.json'));
  const supervisor = new Supervisor(
    records,
    (line) => said.push(line),
    () => budget,
  );
  onTestFinished(async () => {
    await supervisor.beginStop();
    await supervisor.stop(supervisor.running());
  });
  const ready = join(folder, 'ready');
  const process = {
    command: { name: 'engine', command: 'sh', args: ['-c', script, 'sh', ready], logFile: join(folder, 'engine.log') },
    probe: () => access(ready),
    readyWithinMs: 10_000,
  };
  const pid = () => records.all()[0]?.pid ?? 0;
  return { folder, supervisor, process, records, said, pid };
}

const RUNS = 'touch "$1"; while :; do sleep 1; done';

test('a process is ready when its probe succeeds, and recorded as long as it runs', async () => {
  const { supervisor, process, records, pid } = await supervised(RUNS);
  await supervisor.start(process);
  const first = pid();
  expect(isAlive(first)).toBe(true);
  await supervisor.stop(['engine']);
  expect(isAlive(first)).toBe(false);
  expect(records.all()).toEqual([]);
});

test('a process that is killed is seen, said and started again', async () => {
  const { supervisor, process: engine, said, pid } = await supervised(`echo some words; ${RUNS}`);
  await supervisor.start(engine);
  const first = pid();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^engine is back after /), { timeout: 10_000 });
  expect(pid()).not.toBe(first);
  expect(said[0]).toBe('engine ended with SIGKILL. The end of its log:\n  some words');
  expect(said[1]).toBe('engine is started again (1 of 5)');
});

test('a process that keeps ending rests at the bound, and tries again afterwards', async () => {
  const script = 'if [ -e "$1" ]; then echo no more; exit 3; fi; touch "$1"; sleep 0.2; exit 3';
  const { supervisor, process: engine, said } = await supervised(script, new RestartBudget(2, 5_000));
  await supervisor.start(engine);
  const isRest = (line: string) => /^engine ended more than 2 times within 5 s; the next try is in \d s\. Its log: /.test(line);
  const isRestart = (line: string) => line.includes('is started again');
  await vi.waitFor(() => expect(said.some(isRest)).toBe(true), { timeout: 20_000 });
  await vi.waitFor(() => expect(said.findLastIndex(isRestart)).toBeGreaterThan(said.findIndex(isRest)), { timeout: 20_000 });
  expect(said.slice(0, said.findIndex(isRest)).filter(isRestart)).toHaveLength(2);
});

test('a process whose rest ends a moment before its turn waits for it', async () => {
  let behind = 0;
  const budget = new RestartBudget(1, 1_000, () => Date.now() - behind);
  const { supervisor, process: engine, said } = await supervised('[ -e "$1" ] && exit 3; touch "$1"; sleep 0.2; exit 3', budget);
  await supervisor.start(engine);
  const rests = () => said.filter((line) => line.includes('the next try is in')).length;
  await vi.waitFor(() => expect(rests()).toBe(1), { timeout: 10_000 });
  behind = 40;
  await vi.waitFor(() => expect(rests()).toBeGreaterThan(1), { timeout: 10_000 });
});

test('a process that rests at the bound is not started once the stop has begun', async () => {
  const {
    supervisor,
    process: engine,
    said,
  } = await supervised('[ -e "$1" ] && exit 3; touch "$1"; sleep 0.2; exit 3', new RestartBudget(1, 60_000));
  await supervisor.start(engine);
  await vi.waitFor(() => expect(said.at(-1)).toContain('the next try is in'), { timeout: 10_000 });
  const words = said.length;
  await supervisor.beginStop();
  await supervisor.stop(supervisor.running());
  expect(said).toHaveLength(words);
  expect(supervisor.running()).toEqual([]);
});

test('a process that ends before it is ready fails the start, with the end of its log', async () => {
  const { supervisor, process: engine, folder } = await supervised('echo the disk is on fire; exit 7');
  await expect(supervisor.start(engine)).rejects.toThrow('engine ended with code 7. The end of its log:\n  the disk is on fire');
  expect(await readFile(join(folder, 'engine.log'), 'utf8')).toBe('the disk is on fire\n');
});

test('a program that is not there is one sentence', async () => {
  const { supervisor, process: engine } = await supervised('');
  const absent = { ...engine, command: { ...engine.command, command: '/absent/engine' } };
  await expect(supervisor.start(absent)).rejects.toThrow(/^engine could not be started: .*ENOENT/);
});

test('nothing is started once the stop has begun', async () => {
  const { supervisor, process: engine, records } = await supervised(RUNS);
  await supervisor.beginStop();
  await expect(supervisor.start(engine)).rejects.toThrow('engine is no longer started');
  expect(records.all()).toEqual([]);
});

test('a process whose data are removed is ended, the cause is said, and it begins anew on what is prepared for it', async () => {
  const { folder, supervisor, process: engine, said, pid } = await supervised(RUNS);
  const data = join(folder, 'data');
  await supervisor.start({ ...engine, data, prepare: async () => void (await mkdir(data, { recursive: true })) });
  const first = pid();
  await rm(data, { recursive: true });
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^engine is back after /), { timeout: 30_000 });
  expect(said[0]).toBe(`engine ended because ${data} was removed while it ran. It is started again without it`);
  expect(pid()).not.toBe(first);
  await access(data);
});

test('where the records cannot be written the process is watched and ended all the same, and they are written later', async () => {
  const { folder, supervisor, process: engine, said, pid, records } = await supervised(RUNS);
  await supervisor.start(engine);
  // Nothing can be renamed onto a folder that is not empty: the write fails as on a full disk.
  const file = join(folder, 'processes.json');
  await rm(file);
  await mkdir(join(file, 'in the way'), { recursive: true });
  process.kill(pid(), 'SIGKILL');
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^engine is back after /), { timeout: 10_000 });
  await rm(file, { recursive: true });
  await vi.waitFor(() => expect(new ProcessRecords(file).all()).toEqual(records.all()), { timeout: 10_000 });
  await supervisor.stop(['engine']);
  expect(records.all()).toEqual([]);
});
