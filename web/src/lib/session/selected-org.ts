import type { Organisation } from '@tallyport/contracts/organisation/http';
import { persistentStorage } from './storage.js';

const branchKey = (orgId: string) => `selectedBranchOfOrg${orgId}`;

/** The stored organisation if it is still one of the person's, else the first of them, else none. */
export function selectedOrg(orgs: readonly Organisation[]): Organisation | null {
  const stored = persistentStorage.get('selectedOrg');
  return orgs.find((org) => org.id === stored) ?? orgs[0] ?? null;
}

/** The branch chosen in this organisation; the first is chosen, and stored, where none is or the stored one is gone. */
export function selectedBranch(org: Organisation): Organisation['branches_info'][number] | null {
  const stored = persistentStorage.get(branchKey(org.id));
  const branch = org.branches_info.find(({ id }) => id === stored) ?? org.branches_info[0] ?? null;
  if (branch !== null && branch.id !== stored) selectBranch(org.id, branch.id);
  return branch;
}

export function selectOrg(orgId: string): void {
  persistentStorage.set('selectedOrg', orgId);
}

export function selectBranch(orgId: string, branchId: string): void {
  persistentStorage.set(branchKey(orgId), branchId);
}
