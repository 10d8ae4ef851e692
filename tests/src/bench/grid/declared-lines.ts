import { GOODS_OF_THE_STARTER } from '@tallyport/gateway/testing/test-declaration';
import { reading, readRecord } from '@tallyport/gateway/testing/test-records';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { ChangingJob } from '../browser/changing-job.js';
import type { LiveDesk } from '../browser/live-desk.js';
import { longDeclaration } from '../messages/long-declaration.js';

/** A declaration of so many lines in a job of its own, with the tables that say what is due on them. Answers the job's id. */
export async function declareLines(desk: LiveDesk, count: number): Promise<string> {
  await importStarterTables(desk.database.pool('worker'));
  const { id: workOrderId } = await ChangingJob.receive(desk);
  const { fields, lines } = longDeclaration(count);
  const readings = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, reading(value)]));
  await readRecord(desk, desk.org.id, {
    kind: 'declaration',
    workOrderId,
    fields: readings(fields),
    lines: lines.map((line) => readings({ ...line.fields, ...(line.type === 'goods' ? GOODS_OF_THE_STARTER : {}) })),
  });
  return workOrderId;
}
