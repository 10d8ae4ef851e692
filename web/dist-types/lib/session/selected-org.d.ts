import type { Organisation } from '@tallyport/contracts/organisation/http';
/** The stored organisation if it is still one of the person's, else the first of them, else none. */
export declare function selectedOrg(orgs: readonly Organisation[]): Organisation | null;
/** The branch chosen in this organisation; the first is chosen, and stored, where none is or the stored one is gone. */
export declare function selectedBranch(org: Organisation): Organisation['branches_info'][number] | null;
export declare function selectOrg(orgId: string): void;
export declare function selectBranch(orgId: string, branchId: string): void;
