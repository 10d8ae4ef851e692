import type { CurrentUser, Organisation } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
export type Branch = Organisation['branches_info'][number];
/** Who works where: known to everything inside the shell. */
export interface Desk {
    readonly me: CurrentUser;
    readonly orgs: readonly Organisation[];
    readonly org: Organisation;
    readonly branch: Branch | null;
    /** The role in this organisation; null for a pure auditor, who changes nothing. */
    readonly role: DispatchRole | null;
}
export declare const DeskProvider: import("react").Provider<Desk | null>;
export declare function useDesk(): Desk;
/** The zone in which times of a branch are read; the reader's own where the branch is gone. */
export declare function zoneOf(org: Organisation, branchId: string | null | undefined): string;
export declare function roleIn(me: CurrentUser, orgId: string): DispatchRole | null;
