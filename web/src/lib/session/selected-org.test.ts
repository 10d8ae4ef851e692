import type { Organisation } from '@tallyport/contracts/organisation/http';
import { describe, expect, test } from 'vitest';
import { selectBranch, selectedBranch, selectedOrg, selectOrg } from './selected-org.js';

const org = (id: string, ...branches: string[]): Organisation => ({
  id,
  name: id,
  branches_info: branches.map((branch) => ({ id: branch, name: branch, time_zone: 'Australia/Sydney' })),
  sync_cargowise_data_info: { sync_cargowise_product_status: 'done' },
});
const orgs = [org('harrow', 'sydney', 'perth'), org('quay', 'lyttelton')];

test('the stored organisation is selected', () => {
  selectOrg('quay');
  expect(selectedOrg(orgs)?.id).toBe('quay');
});

describe('fault 108', () => {
  test.each(['somebody-elses', '', '{"id":1}'])('a stored organisation %j that is not the person’s falls back to the first', (stored) => {
    selectOrg(stored);
    expect(selectedOrg(orgs)?.id).toBe('harrow');
    expect(selectedOrg([])).toBeNull();
  });

  test('a stored branch of another organisation falls back to the first, which is stored', () => {
    selectBranch('harrow', 'lyttelton');
    expect(selectedBranch(org('harrow', 'sydney', 'perth'))?.id).toBe('sydney');
    expect(localStorage.getItem('selectedBranchOfOrgharrow')).toBe('sydney');
  });
});

test('each organisation remembers its own branch', () => {
  selectBranch('harrow', 'perth');
  expect(selectedBranch(org('harrow', 'sydney', 'perth'))?.id).toBe('perth');
  expect(selectedBranch(org('quay', 'lyttelton'))?.id).toBe('lyttelton');
  expect(selectedBranch(org('none'))).toBeNull();
});
