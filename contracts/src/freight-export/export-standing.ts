import { z } from 'zod';

/** What leaves for the outside: a new job there, an update of one, documents of one, or a snapshot for a customs interface. */
export const EXPORT_KINDS = ['send', 'update', 'edocs', 'customs'] as const;
export const ExportKind = z.enum(EXPORT_KINDS);
export type ExportKind = z.infer<typeof ExportKind>;

/** How far an export is. The last four are its ends. */
export const EXPORT_STATES = [
  'queued',
  'held',
  'sending',
  'unknown',
  'accepted_later',
  'verifying',
  'retry_planned',
  'waiting_for_person',
  'done',
  'done_with_warnings',
  'skipped',
  'cancelled',
] as const;
export const ExportState = z.enum(EXPORT_STATES);
export type ExportState = z.infer<typeof ExportState>;

/**
 * What an export asks of whoever watches. `waiting` needs a person, also where a refused log-in holds it; of `unknown` nobody knows
 * whether it arrived, be it that it is still read back or that only a person can say; `held` was stopped on purpose.
 */
const EXPORT_GROUPS = ['waiting', 'unknown', 'planned', 'running', 'held', 'ended'] as const;
export const ExportGroup = z.enum(EXPORT_GROUPS);
export type ExportGroup = z.infer<typeof ExportGroup>;
