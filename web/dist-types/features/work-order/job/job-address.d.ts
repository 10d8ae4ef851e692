/** The address of another tab of the same job, at the same moment. */
export declare function withTab(search: URLSearchParams, tab: string): URLSearchParams;
/** The same tab at another moment; null is now. */
export declare function withMoment(search: URLSearchParams, asOf: string | null): URLSearchParams;
