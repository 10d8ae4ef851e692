import { randomUUID } from 'node:crypto';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startTestDesk();
  await importStarterTables(desk.database.pool('worker'));
});
afterAll(() => desk.close());

/** An import of one row: a declaration may be pre-lodged, and nothing else. */
async function onlyPreLodging(): Promise<void> {
  const values = { from_status: 'not_lodged', to_status: 'pre_lodged' };
  const row = { key: 'not_lodged pre_lodged', valid_from: '2026-01-01', valid_to: null, source: 'test', law: '', values };
  const file = { fileName: 'transition.csv', fileDate: '2026-01-01', importedAt: new Date().toISOString(), isDemonstration: true };
  await addCustomsVersion(desk.database.pool('worker'), { table: 'transition', ...file, sha256: randomUUID(), rows: [row] });
}

test('an import of the table of transitions is what people are held to from then on', async () => {
  const org = await desk.org();
  const [broker, admin] = [await org.member('broker'), await org.member(null, ['admin'])];
  await desk.post('/api/accounts/me/broker_profile/au', broker.token, { license_number: '01234' });
  const body = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
  await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body });
  const [before, after] = [await TestDeclaration.make(desk, org, broker), await TestDeclaration.make(desk, org, broker)];
  for (const declaration of [before, after]) await declaration.moveJob('accepted');
  expect((await before.sign('lodge')).status).toBe(200);
  await onlyPreLodging();
  expect((await after.sign('lodge')).body['code']).toBe('lodgement.illegal-transition');
  expect((await after.sign('pre_lodge')).status).toBe(200);
});
