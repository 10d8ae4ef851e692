import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Person } from './http.js';
import { Capacity, DispatchRole } from './roles.js';

/** Capacities as a set: each once. */
export const Capacities = z.array(Capacity).refine((capacities) => new Set(capacities).size === capacities.length, 'each capacity once');

/** A person in an organisation: as whom they work there, and how many jobs that are not lodged are theirs. */
export const OrgMember = Person.extend({
  user_type: DispatchRole.nullable(),
  capacities: z.array(Capacity),
  open_jobs: z.int(),
}).meta({ id: 'OrgMember' });
export type OrgMember = z.infer<typeof OrgMember>;

const path = '/orgs/{o}/org_members';
const onePath = `${path}/{member}` as const;

export const listMembers = defineOperation({
  id: 'listMembers',
  summary: 'Who belongs to the org now, by name.',
  method: 'GET',
  path,
  auth: 'member',
  reply: page(OrgMember),
  status: 200,
  problems: ['not-found'],
});

/** Somebody whose work orders the list may be narrowed to. */
export const Assignee = Person.extend({
  /** As whom somebody stands on work orders. */
  stands_as: z.array(DispatchRole),
  /** Whether they were removed from the org. What they did stays theirs. */
  has_left: z.boolean(),
}).meta({ id: 'Assignee' });
export type Assignee = z.infer<typeof Assignee>;

export const listAssignees = defineOperation({
  id: 'listAssignees',
  summary: 'Who stands on work orders of the org as compiler or broker, by name: who was removed, or has another role by now, too.',
  method: 'GET',
  path: '/orgs/{o}/assignees',
  auth: 'member',
  reply: page(Assignee),
  status: 200,
  problems: ['not-found'],
});

export const putMember = defineOperation({
  id: 'putMember',
  summary: 'Change as whom somebody works in the org. Nobody raises themselves, and an org keeps one admin.',
  method: 'PUT',
  path: onePath,
  auth: 'member',
  body: z.strictObject({ user_type: DispatchRole.nullable(), capacities: Capacities }),
  reply: OrgMember,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'member.last-admin'],
});

export const removeMember = defineOperation({
  id: 'removeMember',
  summary: 'Take somebody out of the org: their calls find it no more, and their sockets close within two seconds. Their jobs stay theirs.',
  method: 'DELETE',
  path: onePath,
  auth: 'member',
  reply: z.object({ open_jobs: z.int() }),
  status: 200,
  problems: ['not-found', 'not-allowed', 'command-reused', 'member.last-admin'],
});

export const MEMBER_OPERATIONS = [listMembers, listAssignees, putMember, removeMember] as const;
