import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id, Position, StreamPosition } from '../values/ids.js';
import { ExportGroup, ExportKind, ExportState } from './export-standing.js';
import { HoldReason, TargetType, WaitingReason } from './values.js';

/** The tabs of the cockpit that list exports. `open` is all that has not ended. */
const EXPORT_TABS = ['open', 'waiting', 'unknown', 'planned', 'running', 'held', 'done_today'] as const;
export const ExportTab = z.enum(EXPORT_TABS);
export type ExportTab = z.infer<typeof ExportTab>;

/** Why an export stands where it stands. The code names the cause, the key what it is about: an organisation's code, a unit, a system; of the cause `other`, what was said. */
export const ExportCause = z
  .object({
    code: z.string(),
    /** Empty where the cause is about nothing in particular. */
    key: z.string(),
    /** How the key is called: a freight system by its name, a code by itself. */
    name: z.string(),
    /** Where it is repaired: a field of the job or a setting. Null where there is no such place. */
    field: z.string().nullable(),
  })
  .meta({ id: 'ExportCause' });
export type ExportCause = z.infer<typeof ExportCause>;

/** An export in a list. */
export const ExportRow = z
  .object({
    id: Id,
    work_order: z.object({ id: Id, code: z.string() }),
    kind: ExportKind,
    state: ExportState,
    group: ExportGroup,
    cause: ExportCause.nullable(),
    system: z.object({ id: Id, name: z.string() }).nullable(),
    branch_id: Id.nullable(),
    target_type: TargetType.nullable(),
    /** The key of the job there, once it is known. */
    key: z.string().nullable(),
    shown: z.object({ importer: z.string(), importer_code: z.string(), bill: z.string() }),
    waiting_for: WaitingReason.nullable(),
    hold: HoldReason.nullable(),
    detail: z.string().nullable(),
    /** The heaviest line of the last answer, as the freight system wrote it. */
    line: z.string().nullable(),
    /** Calls that left. */
    attempts: z.int(),
    retry_at: Instant.nullable(),
    requested_by: Id.nullable(),
    requested_at: Instant,
    /** Since when it is in this state. */
    since: Instant,
    stream_position: StreamPosition,
  })
  .meta({ id: 'ExportRow' });
export type ExportRow = z.infer<typeof ExportRow>;

/** Exports that stand still for one cause. */
export const ExportCauseGroup = z
  .object({
    cause: ExportCause,
    group: ExportGroup,
    count: z.int(),
    oldest: Instant,
  })
  .meta({ id: 'ExportCauseGroup' });
export type ExportCauseGroup = z.infer<typeof ExportCauseGroup>;

/** What somebody has to know before anybody asks. */
export const ALARM_KINDS = [
  'slow',
  'failing',
  'log-in-refused',
  'unknown-long',
  'waiting-long',
  'parked',
  'unmatched',
  'sync-overdue',
  'endpoint-failing',
] as const;
export const AlarmKind = z.enum(ALARM_KINDS);
export type AlarmKind = z.infer<typeof AlarmKind>;

export const ExportAlarm = z
  .object({
    kind: AlarmKind,
    /** Which freight system or endpoint it is about; null for the organisation as a whole. */
    about: z.object({ id: Id, name: z.string() }).nullable(),
    figure: z.number(),
    /** What the figure usually is, or the limit that it passed. */
    usual: z.number(),
    unit: z.enum(['milliseconds', 'percent', 'exports', 'streams', 'messages', 'minutes', 'deliveries']),
    since: Instant,
  })
  .meta({ id: 'ExportAlarm' });
export type ExportAlarm = z.infer<typeof ExportAlarm>;

/** The cockpit at a glance. */
export const ExportSummary = z
  .object({
    tabs: z.object({
      open: z.int(),
      waiting: z.int(),
      unknown: z.int(),
      parked: z.int(),
      /** Messages of freight systems that belong to no export, and wait for a person. */
      unmatched: z.int(),
      /** Outgoing mails of which nobody knows whether they arrived. */
      mails: z.int(),
      planned: z.int(),
      running: z.int(),
      held: z.int(),
      done_today: z.int(),
    }),
    /** The newest month first: calls that left and may cost, and those that were spared since the same stood there already. */
    months: z.array(z.object({ month: z.string(), sends: z.int(), spared: z.int() })),
    alarms: z.array(ExportAlarm),
    /** The position of the log that this tells. */
    position: Position,
  })
  .meta({ id: 'ExportSummary' });
export type ExportSummary = z.infer<typeof ExportSummary>;
