/**
 * The border between the public pages and the desk is crossed by loading the page anew, so that nothing of one person's
 * session is left in memory for the next.
 */
export declare function goTo(path: string): void;
/** The token no longer holds: to sign-in, and back here afterwards. */
export declare function leaveExpired(): void;
/** Signed out by the person's own wish. */
export declare function leaveSignedOut(): void;
