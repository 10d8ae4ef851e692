import type { AlarmFigures, Standing } from './alarms.js';

/** The calls of a freight system as they were counted. */
interface CountedCalls {
  readonly system_id: string;
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
  readonly median: number | null;
  readonly since: string | null;
  readonly usual_calls: number;
  readonly usual_failed: number;
  readonly usual_median: number | null;
  readonly last_syncs: readonly string[];
}

interface Counted {
  readonly what: 'unknown' | 'waiting' | 'refused' | 'parked' | 'unmatched' | 'endpoint';
  /** Which freight system or endpoint; null where it is about the organisation. */
  readonly id: string | null;
  readonly name: string | null;
  readonly count: number;
  readonly since: string;
}

/** What was counted in one organisation. */
export interface CountedFigures {
  readonly systems: readonly CountedCalls[];
  readonly standing: readonly Counted[];
}

const NONE: Standing = { count: 0, since: null };

/** What was counted in an organisation, as alarms are told from it. */
export function figuresOf({ systems, standing }: CountedFigures): AlarmFigures {
  const of = (what: Counted['what'], id: string | null = null): Standing =>
    standing.find((one) => one.what === what && one.id === id) ?? NONE;
  return {
    systems: systems.map((row) => ({
      id: row.system_id,
      name: row.name,
      recent: { calls: row.calls, failed: row.failed, medianMs: rounded(row.median), since: row.since },
      usual: { calls: row.usual_calls, failed: row.usual_failed, medianMs: rounded(row.usual_median) },
      refused: of('refused', row.system_id),
      lastSyncs: row.last_syncs,
    })),
    unknown: of('unknown'),
    waiting: of('waiting'),
    parked: of('parked'),
    unmatched: of('unmatched'),
    endpoints: standing.flatMap(({ what, id, name, count, since }) =>
      what === 'endpoint' && id !== null ? [{ id, name: name ?? '', failed: { count, since } }] : [],
    ),
  };
}

function rounded(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.round(milliseconds);
}
