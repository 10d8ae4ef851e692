import { z } from 'zod';

/** Where a declaration is lodged, whatever became of it since (specification §4). */
export const LodgedState = z.enum(['not_yet_lodged', 'pre_lodged_with_ics', 'lodged_with_ics']);
export type LodgedState = z.infer<typeof LodgedState>;

/** The same, or that what should have left for the freight system did not: whoever reads the state has to act on that first. */
export const LodgementState = z.enum([...LodgedState.options, 'failed_to_export']);
export type LodgementState = z.infer<typeof LodgementState>;
