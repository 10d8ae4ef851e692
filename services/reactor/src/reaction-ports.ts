import type { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import type pg from 'pg';

/** What reactions reach of the outside: the log, and the runs of extractions. */
export interface ReactionPorts {
  readonly log: Pick<pg.Pool, 'query'>;
  readonly extractions: Pick<ExtractionRuns, 'request' | 'cancel'>;
}
