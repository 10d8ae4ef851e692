import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import type { FreightCause } from '@tallyport/domain/freight-export/causes/cause';
import { KNOWN_CAUSES } from '@tallyport/domain/freight-export/causes/known-causes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ReactionDesk } from '../testing/reaction-desk.js';
import { RecordedJob } from '../testing/recorded-job.js';
import { regroupCauses } from './regroup-causes.js';

let desk: ReactionDesk;
let folder: string;

beforeAll(async () => {
  desk = await ReactionDesk.open(inject('postgresUrl'));
  folder = await mkdtemp(join(tmpdir(), 'causes-'));
});
afterAll(async () => {
  await desk.database.drop();
  await rm(folder, { recursive: true });
});

async function refuse(text: string): Promise<void> {
  const job = new RecordedJob(desk, randomUUID());
  const exportId = randomUUID();
  const lines: AnswerLine[] = [{ severity: 'error', text }];
  const data = { exportId, workOrderId: job.id, attempt: 1, httpStatus: 200, lines, original: null, milliseconds: 900 };
  await job.record(`export/${exportId}`, { type: 'export.refused', data });
}

async function regroup(table: unknown): Promise<string[]> {
  const file = join(folder, `${randomUUID()}.json`);
  await writeFile(file, typeof table === 'string' ? table : JSON.stringify(table));
  const printed: string[] = [];
  const config = { DATABASE_URL: desk.database.urlOf('reactor'), LOG_LEVEL: 'silent', TEMPORAL_NAMESPACE: 'none' } as const;
  await regroupCauses.run({ words: [file], config, print: (line) => printed.push(line) });
  return printed;
}

test('another table of causes is shown by what it would move, over all organisations', async () => {
  await refuse('Error - Organization code WATBRO not found');
  await refuse('Error - Organization code WATBRO not found');
  await refuse('Error - Qwerty');
  const harder: FreightCause = {
    code: 'keyboard',
    patterns: ['Qwerty'],
    field: 'freight-system',
    who: 'broker',
  };
  expect(await regroup([harder, ...KNOWN_CAUSES])).toEqual([
    '1 × other (Qwerty) → keyboard   Error - Qwerty',
    '1 answers move, 2 stay where they are',
  ]);
  expect(await regroup(KNOWN_CAUSES)).toEqual(['0 answers move, 3 stay where they are']);
});

test('what is no table is told, with its rows', async () => {
  await expect(regroup('{')).rejects.toThrow('The file is not JSON.');
  await expect(regroup([{ code: 'x' }])).rejects.toThrow(/is no table of causes: 0\.code/);
});
