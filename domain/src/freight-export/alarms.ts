import type { AlarmKind, ExportAlarm } from '@tallyport/contracts/freight-export/export-row';

const MINUTE_MS = 60_000;

/** From when on somebody has to know. The first two are measured against what is usual for the same system. */
const ALARM_LIMITS = {
  slow: { times: 3, milliseconds: 10_000, calls: 5 },
  failing: { times: 2, percent: 25, failed: 3 },
  unknownMinutes: 15,
  waitingMinutes: 4 * 60,
  /** What was fetched once is asked for again every day: a fetch that is two hours late was missed. */
  syncMinutes: 26 * 60,
} as const;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Calls of some time: how many, how many of them failed, and how long half of them took at most. */
export interface CallFigures {
  readonly calls: number;
  readonly failed: number;
  readonly medianMs: number | null;
}

/** What is known of a freight system. */
export interface SystemFigures extends Named {
  /** The last hour, and since when it has been like that. */
  readonly recent: CallFigures & { readonly since: string | null };
  /** The week before. */
  readonly usual: CallFigures;
  /** Exports that its refused log-in holds, and since when. */
  readonly refused: Standing;
  /** When each kind of regular sync last succeeded. */
  readonly lastSyncs: readonly string[];
}

/** So many stand, the oldest since then. */
export interface Standing {
  readonly count: number;
  readonly since: string | null;
}

export interface AlarmFigures {
  readonly systems: readonly SystemFigures[];
  readonly unknown: Standing;
  readonly waiting: Standing;
  readonly parked: Standing;
  /** Messages of freight systems that belong to no export, and wait for a person. */
  readonly unmatched: Standing;
  /** Endpoints of webhooks to which deliveries fail in a row. */
  readonly endpoints: readonly (Named & { readonly failed: Standing })[];
}

/** What is alarming by these figures, each with what is usual or the limit that was passed, and since when. */
export function alarmsOf(figures: AlarmFigures, now: string): ExportAlarm[] {
  const { systems, unknown, waiting, parked, unmatched, endpoints } = figures;
  return [
    ...systems.flatMap((system) => [...slow(system), ...failing(system), ...refused(system), ...overdue(system, now)]),
    ...longer('unknown-long', unknown, ALARM_LIMITS.unknownMinutes, now),
    ...longer('waiting-long', waiting, ALARM_LIMITS.waitingMinutes, now),
    ...standing('parked', null, parked, 'streams'),
    ...standing('unmatched', null, unmatched, 'messages'),
    ...endpoints.flatMap((endpoint) => standing('endpoint-failing', endpoint, endpoint.failed, 'deliveries')),
  ];
}

function slow({ recent, usual, ...system }: SystemFigures): ExportAlarm[] {
  const { times, milliseconds, calls } = ALARM_LIMITS.slow;
  if (recent.medianMs === null || usual.medianMs === null || recent.since === null || recent.calls < calls) return [];
  if (recent.medianMs < milliseconds || recent.medianMs < usual.medianMs * times) return [];
  return [alarm('slow', system, recent.medianMs, usual.medianMs, 'milliseconds', recent.since)];
}

function failing({ recent, usual, ...system }: SystemFigures): ExportAlarm[] {
  const { times, percent, failed } = ALARM_LIMITS.failing;
  const [now, before] = [percentOf(recent), percentOf(usual)];
  if (recent.since === null || recent.failed < failed || now < percent || now < before * times) return [];
  return [alarm('failing', system, now, before, 'percent', recent.since)];
}

function percentOf({ calls, failed }: CallFigures): number {
  return calls === 0 ? 0 : Math.round((failed / calls) * 100);
}

function refused({ refused: held, ...system }: SystemFigures): ExportAlarm[] {
  return standing('log-in-refused', system, held, 'exports');
}

function overdue({ lastSyncs, ...system }: SystemFigures, now: string): ExportAlarm[] {
  const [oldest] = lastSyncs.toSorted();
  return oldest === undefined ? [] : longer('sync-overdue', { count: 1, since: oldest }, ALARM_LIMITS.syncMinutes, now, system);
}

/** The alarm begins when the oldest passes the limit. */
function longer(kind: AlarmKind, { count, since }: Standing, limit: number, now: string, about: Named | null = null): ExportAlarm[] {
  if (count === 0 || since === null) return [];
  const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / MINUTE_MS);
  if (minutes <= limit) return [];
  return [alarm(kind, about, minutes, limit, 'minutes', new Date(Date.parse(since) + limit * MINUTE_MS).toISOString())];
}

function standing(kind: AlarmKind, about: Named | null, { count, since }: Standing, unit: ExportAlarm['unit']): ExportAlarm[] {
  return count === 0 || since === null ? [] : [alarm(kind, about, count, 0, unit, since)];
}

function alarm(kind: AlarmKind, about: Named | null, figure: number, usual: number, unit: ExportAlarm['unit'], since: string): ExportAlarm {
  return { kind, about: about && { id: about.id, name: about.name }, figure, usual, unit, since };
}
