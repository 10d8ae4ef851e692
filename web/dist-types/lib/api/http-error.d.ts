import type { Problem } from '@tallyport/contracts/problems';
/** What the throwing helper raises on any answer that is not OK; `problem` is its body where that is one. */
export declare class HttpError extends Error {
    readonly status: number;
    readonly problem: Problem | null;
    readonly name = "HttpError";
    constructor(status: number, problem: Problem | null);
    /** Whether the problem has this code. */
    is(code: Problem['code']): boolean;
}
