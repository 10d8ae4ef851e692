/** Remembers where a person wanted to go, to return there after signing in. */
export declare function keepTarget(path: string): void;
/** The kept page, or null. It stays kept until `takeTarget`, so that a second try after a wrong password still returns. */
export declare function keptTarget(origin: string): string | null;
export declare function takeTarget(origin: string): string | null;
/** Path, query and fragment of an address of our own origin; null for everything that would lead elsewhere. */
export declare function ownPath(stored: string, origin: string): string | null;
