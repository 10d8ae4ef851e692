import { z } from 'zod';
import { EntryStatus, LineStatus } from './entry-status.js';

/** What customs said last. */
export const N10Data = z.object({
  entry_status: EntryStatus.nullable(),
  ics_identifier: z.string().nullable(),
  last_dsa_history_info: z.object({ parsed_data: z.object({ line_status: z.array(LineStatus) }) }).nullable(),
});
export type N10Data = z.infer<typeof N10Data>;
