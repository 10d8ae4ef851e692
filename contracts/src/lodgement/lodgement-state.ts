import { z } from 'zod';

/** Where a declaration is lodged, whatever became of it since (specification §4). */
export const LodgementState = z.enum(['not_yet_lodged', 'pre_lodged_with_ics', 'lodged_with_ics']);
export type LodgementState = z.infer<typeof LodgementState>;
