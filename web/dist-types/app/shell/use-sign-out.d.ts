/** Signs out: the server ends the token and its sockets, then the browser forgets it. */
export declare function useSignOut(): import("@tanstack/react-query").UseMutationResult<Record<string, never>, Error, void, unknown>;
