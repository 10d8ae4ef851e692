import { isConnectionLoss } from '@tallyport/database/transient';
import { Refused } from './subcommands/subcommand.js';

/** A failure in one sentence for an operator. */
export function explainFailure(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (isConnectionLoss(error) || error instanceof AggregateError) return 'PostgreSQL does not answer at DATABASE_URL.';
  if (isUnavailable(error)) return 'Temporal does not answer at TEMPORAL_ADDRESS.';
  return error instanceof Error ? error.message : String(error);
}

/** gRPC's words for a server that is away. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /UNAVAILABLE|DEADLINE_EXCEEDED|Failed to connect/.test(
    `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
  );
}
