import { type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { OrderType } from '@tallyport/contracts/work-order/details';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import type { ListQuery } from '../api/queries.js';
/** Saved views: the questions that a person asks every morning. */
export declare const VIEWS: readonly ['mine', 'overdue', 'held', 'all'];
export type View = (typeof VIEWS)[number];
/** What the address says about the list. Filters live there, so that a link shows the same list to a colleague. */
export interface ListAddress {
    readonly view: View;
    readonly page: number;
    readonly status: readonly JobStatus[];
    readonly branch: string | null;
    readonly orderType: OrderType | null;
}
/** Reads an address that anybody may have written: what is not understood is left out. */
export declare function readAddress(search: URLSearchParams): ListAddress;
/** The address of a list; defaults are left out. Another filter begins on its first page. */
export declare function writeAddress({ view, page, status, branch, orderType }: ListAddress): URLSearchParams;
export declare function isFiltered({ view, status, branch, orderType }: ListAddress): boolean;
interface Reader {
    readonly userId: string;
    readonly role: DispatchRole | null;
}
/** What a view asks of the server. "Mine" are the open jobs on which this person is compiler or broker. */
export declare function viewQuery(view: View, { userId, role }: Reader): NonNullable<ListQuery>;
export declare function listQuery({ view, page, status, branch, orderType }: ListAddress, reader: Reader): NonNullable<ListQuery>;
export {};
