import { z } from 'zod';

/** The role in which a member works on jobs. */
export const DispatchRole = z.enum(['compiler', 'broker']);
export type DispatchRole = z.infer<typeof DispatchRole>;

/** What a member may be besides; domain/src/organisation/permissions.ts says what each may do. */
export const Capacity = z.enum(['admin', 'operator', 'auditor']);
export type Capacity = z.infer<typeof Capacity>;

/** A member as rules see one. A pure auditor has no dispatch role. */
export const Standing = z.object({
  role: DispatchRole.nullable(),
  capacities: z.array(Capacity),
  hasLicence: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;
