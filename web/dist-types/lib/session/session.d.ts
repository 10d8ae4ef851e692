export interface SignedIn {
    readonly token: string;
    readonly expire: string;
}
/** The sign-in that holds now. Anything less (no token, garbage, expired) clears both keys, as the specification says. */
export declare function currentSession(now?: number): SignedIn | null;
export declare function beginSession({ token, expire }: SignedIn): void;
/** Forgets the token and its expiry. */
export declare function endSession(): void;
/** Sign-out: the token, its expiry and the selected organisation go. */
export declare function forgetSession(): void;
