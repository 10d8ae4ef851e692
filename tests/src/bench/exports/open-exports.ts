import { randomUUID } from 'node:crypto';
import { TestOrg } from '@tallyport/gateway/testing/test-org';
import { exportProjection } from '@tallyport/projector/projections/export/projection';
import { Tables } from '@tallyport/projector/tables';
import { Facts } from '@tallyport/projector/testing/project-twice';
import { callBegun, exportRequested, refused } from '@tallyport/projector/testing/sample-exports';
import type pg from 'pg';

const AT_ONCE = 500;

/** An organisation with so many exports that wait for a person, and somebody who may look at them. */
export interface OpenExports {
  readonly orgId: string;
  readonly token: string;
}

/** Writes them as the projector does: each was asked for, called once and refused, by one of fifty causes. */
export async function writeOpenExports(owner: pg.Pool, count: number): Promise<OpenExports> {
  const org = await TestOrg.make(owner);
  const { token } = await org.member(null, ['operator']);
  const facts = new Facts();
  const tables = new Tables(owner, '');
  for (let from = 0; from < count; from += AT_ONCE) {
    const events = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => {
      const of = { exportId: randomUUID(), workOrderId: randomUUID() };
      const line = `Error - Organization code PARTY${(from + n) % 50} not found`;
      return facts.of(`export/${of.exportId}`, of.workOrderId, [exportRequested(of), callBegun(of), ...refused(of, 1, line)]);
    });
    await exportProjection.apply(
      tables,
      events.flat().map(({ event, logged }) => ({ event, logged: { ...logged, orgId: org.id } })),
    );
  }
  await owner.query('vacuum analyze');
  return { orgId: org.id, token };
}
