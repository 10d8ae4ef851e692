import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Id } from '../values/ids.js';
import { Capacity, DispatchRole } from './roles.js';

/**
 * A member tried what they may not do: a call that is not for who they are, or a role that they cannot give themselves. The call was
 * refused (403) and changed nothing. The same try on the same job is told once in an hour.
 */
export const MemberCallRefused = defineEvent(
  'member.call-refused',
  1,
  z.object({
    /** The member, or the key of the organisation, that called. */
    accountId: Id,
    /** The id of the operation of the contract. */
    operation: z.string().min(1).max(80),
    /** The job of the path, where it names one. */
    workOrderId: Id.nullable(),
    /** Who the member was then. */
    role: DispatchRole.nullable(),
    capacities: z.array(Capacity),
    /** The role that was asked for, where one was. */
    wantedRole: z.string().max(40).nullable(),
  }),
);

export type MemberEvent = z.infer<typeof MemberCallRefused.schema>;
