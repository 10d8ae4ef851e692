import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { ExportGroup, ExportKind, ExportState } from './export-standing.js';

/** How what leaves a job stands: of its exports the one that asks most of whoever watches, and since when it has stood so. */
export const JobFreightExport = z
  .object({
    kind: ExportKind,
    state: ExportState,
    group: ExportGroup,
    /** Why it stands still; null where it goes on undisturbed or has ended. In words it is among the exports of the job. */
    cause: z.object({ code: z.string(), key: z.string() }).nullable(),
    at: Instant,
  })
  .meta({ id: 'JobFreightExport' });
export type JobFreightExport = z.infer<typeof JobFreightExport>;
