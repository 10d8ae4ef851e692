import { putOrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { expect, test } from 'vitest';
import { checkLodging, formOf, settingOf, siteAsTyped } from './lodging-form.js';

const sites = { customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };

test.each([
  [{ may_lodge: true, ...sites }, {}],
  [{ may_lodge: false, customs_site_id: '', customs_owner_site_id: '' }, {}],
  [{ may_lodge: true, ...sites, customs_owner_site_id: '' }, { customs_owner_site_id: 'customsSettings.siteNeeded' }],
  [{ may_lodge: false, ...sites, customs_site_id: 'A'.repeat(15) }, { customs_site_id: 'customsSettings.siteForm' }],
  [{ may_lodge: true, ...sites, customs_site_id: 'TALLY-1' }, { customs_site_id: 'customsSettings.siteForm' }],
])('of %j it is said that %j is wrong, and the contract agrees', (form, wrong) => {
  expect(checkLodging(form)).toEqual(wrong);
  expect(putOrgSetting.body?.safeParse(settingOf(form)).success).toBe(Object.keys(wrong).length === 0);
});

test('a form says again what it was filled with', () => {
  const unset = { may_lodge: false, customs_site_id: null, customs_owner_site_id: null };
  expect(settingOf(formOf(unset))).toEqual(unset);
  expect(settingOf(formOf({ may_lodge: true, ...sites }))).toEqual({ may_lodge: true, ...sites });
});

test('a site id is taken in capitals, without the blanks that came with a copy', () => {
  expect(siteAsTyped(' tally 001 ')).toBe('TALLY001');
});
