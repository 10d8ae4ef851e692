/**
 * The browser's storage as the app sees it: text by key, and never an exception. A browser may refuse storage
 * (private windows, policies); the app then works until the page is left.
 */
export interface TextStorage {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
}
export declare function guarded(storage: () => Storage): TextStorage;
/** Kept between visits: token, expire, selectedOrg, selectedBranchOfOrg{orgId}, and the person's own choices. */
export declare const kept: TextStorage;
/** Kept for this tab: where to return to after signing in. */
export declare const passing: TextStorage;
