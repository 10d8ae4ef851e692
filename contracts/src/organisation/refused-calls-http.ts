import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { Capacity, DispatchRole } from './roles.js';

/** What a member tried that they may not do. */
export const RefusedCall = z
  .object({
    /** The member, or the key, that called. */
    account_id: Id,
    at: Instant,
    operation: z.string(),
    work_order_id: Id.nullable(),
    /** Who the member was then. */
    role: DispatchRole.nullable(),
    capacities: z.array(Capacity),
    wanted_role: z.string().nullable(),
  })
  .meta({ id: 'RefusedCall' });
export type RefusedCall = z.infer<typeof RefusedCall>;

export const listRefusedCalls = defineOperation({
  id: 'listRefusedCalls',
  summary: 'What members and keys tried that they may not do, the newest first: of each the last hundred.',
  method: 'GET',
  path: '/orgs/{o}/refused_calls',
  auth: 'member',
  query: z.strictObject(pageQuery(50)),
  reply: page(RefusedCall),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const REFUSED_CALL_OPERATIONS = [listRefusedCalls] as const;
