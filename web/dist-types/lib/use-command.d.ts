import { type UseMutationOptions } from '@tanstack/react-query';
type Options<Reply, Input> = Omit<UseMutationOptions<Reply, Error, Input>, 'mutationFn'>;
/**
 * A command of a person. All repeats of one wish carry the same idempotency key: a double click, a retry after a lost
 * answer and the same button pressed again have one effect. The key is given up when the server has answered.
 */
export declare function useCommand<Reply, Input = void>(send: (input: Input, idempotencyKey: string) => Promise<Reply>, options?: Options<Reply, Input>): import("@tanstack/react-query").UseMutationResult<Reply, Error, Input, unknown>;
export {};
