import { z } from 'zod';

/** One cause of failures: which lines of a freight system mean it, and what is told of it. */
export const FreightCause = z.strictObject({
  code: z.string().regex(/^[a-z][a-z-]{1,59}$/),
  /** Whole lines, without their `Error -`: `*` is anything, `?` any one character, `{key}` what the line is about. */
  patterns: z.array(z.string().min(1).max(200)).min(1),
  /** Where it is put right: a part of the settings or of the job, or the freight system itself. */
  field: z.string().regex(/^[a-z-]+(?:\.[a-z-]+)?$/),
  who: z.enum(['broker', 'admin', 'freight-system']),
});
export type FreightCause = z.infer<typeof FreightCause>;

/** A table of causes. The first that fits a line counts, so what is special stands before what is general. */
export type Causes = readonly FreightCause[];
