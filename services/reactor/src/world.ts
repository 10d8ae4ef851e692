import type pg from 'pg';
import type { Extractions } from './temporal/extractions.js';

/** What reactions may use. */
export interface World {
  readonly log: Pick<pg.Pool, 'query'>;
  readonly extractions: Pick<Extractions, 'request' | 'cancel'>;
}
