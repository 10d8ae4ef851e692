import { type ProblemCode } from '@tallyport/contracts/problems';
export interface SeenRequest {
    readonly method: string;
    readonly address: string;
    readonly headers: Headers;
    readonly body: unknown;
}
type Answerer = (request: SeenRequest) => Response | Promise<Response> | undefined;
/** Puts `answer` in the place of the network and keeps what was asked. What it does not answer fails the test. */
export declare function serve(answer: Answerer): SeenRequest[];
export declare function json(body: unknown, status?: number, headers?: Record<string, string>): Response;
export declare function refusal(code: ProblemCode): Response;
export {};
