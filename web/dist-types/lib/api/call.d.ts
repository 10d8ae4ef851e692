import './no-eval.js';
import type { BodyInputOf, Operation, ParamsOf, QueryInputOf, ReplyOf } from '@tallyport/contracts/define-operation';
import { Problem } from '@tallyport/contracts/problems';
import { type SendOptions } from './request.js';
/** What an operation asks for: the names of its path, its query and its body, each only where it has one. */
export type InputOf<O> = ParamsOf<O> & (QueryInputOf<O> extends undefined ? unknown : {
    query?: QueryInputOf<O>;
}) & (BodyInputOf<O> extends undefined ? unknown : {
    body: BodyInputOf<O>;
}) & {
    files?: FormData;
};
export interface Answer<Reply> {
    readonly reply: Reply;
    /** `stream@position` of what a mutating call wrote: read with it to see the own change. */
    readonly position: string | null;
    /** The read model had not reached the asked position; newer changes are on their way. */
    readonly stale: boolean;
}
/** Calls an operation of the contract and returns the raw response, OK or not. */
export declare function callRaw<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<Response>;
/** Calls an operation; raises `HTTP error! status: {code}` for any answer that is not OK. Tells also how fresh it is. */
export declare function ask<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<Answer<ReplyOf<O>>>;
/** The throwing helper: calls an operation and returns its reply. */
export declare function call<O extends Operation>(operation: O, input: InputOf<O>, options?: SendOptions): Promise<ReplyOf<O>>;
/** The problem in the body of a failed answer; null where a proxy or a defect answered something else. */
export declare function problemOf(response: Response): Promise<Problem | null>;
