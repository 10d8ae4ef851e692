export interface SendOptions {
    readonly signal?: AbortSignal | undefined;
    /** The same key on every repeat of one wish makes the repeats harmless. */
    readonly idempotencyKey?: string | undefined;
    /** `stream@position` that the answer must have reached; the server waits a moment for it. */
    readonly ifPosition?: string | undefined;
    /** Override the standard headers. */
    readonly headers?: Readonly<Record<string, string>> | undefined;
}
/** Path below `/api`, with its `{names}` filled in and its query added; what is undefined is left out. */
export declare function addressOf(path: string, params: Readonly<Record<string, string>>, query?: Readonly<Record<string, unknown>>): string;
/** The raw helper: sends, and returns the response whatever its status. JSON, and the token of the session where there is one. */
export declare function send(method: string, address: string, body?: unknown, options?: SendOptions): Promise<Response>;
