import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from './api/http-error.js';
import { leaveExpired } from './leave.js';

/** A refusal stays a refusal; only the network and a failing server are asked again. */
function worthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof HttpError && error.status < 500);
}

function handleError(error: unknown): void {
  if (error instanceof HttpError && error.status === 401) leaveExpired();
}

/** Server state lives here. Hints of the socket say what is outdated, so that nothing is fetched by the clock. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: handleError }),
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: 600_000, retry: worthRetrying, refetchOnWindowFocus: true },
      mutations: { retry: worthRetrying },
    },
  });
}
