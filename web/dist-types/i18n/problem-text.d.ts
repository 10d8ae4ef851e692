/** The sentence for a failure: by the problem's code, never the server's own words; without a code, what the network did. */
export declare function problemText(error: unknown): string;
