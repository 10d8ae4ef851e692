import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { Person } from './http.js';

const TeamName = requiredText(60);
/** People, or teams, each once. */
const Ids = z
  .array(Id)
  .max(1_000)
  .refine((ids) => new Set(ids).size === ids.length, 'each one once');

/** People of an org under a name. Work orders are narrowed to those that somebody of a team compiles or lodges. */
export const Team = z
  .object({
    id: Id,
    name: z.string(),
    members: z.array(Person),
    /** How many saved views ask for it, those that nobody else sees too. */
    saved_views: z.int(),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

const path = '/orgs/{o}/teams';
const onePath = `${path}/{team}` as const;

export const listTeams = defineOperation({
  id: 'listTeams',
  summary: 'The teams of the org and who is in them, by name.',
  method: 'GET',
  path,
  auth: 'member',
  reply: page(Team),
  status: 200,
  problems: ['not-found'],
});

export const createTeam = defineOperation({
  id: 'createTeam',
  summary: 'Make a team.',
  method: 'POST',
  path,
  auth: 'member',
  body: z.strictObject({ name: TeamName, members: Ids.default([]) }),
  reply: Team,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'team.name-taken', 'team.too-many', 'team.unknown-member'],
});

export const putTeam = defineOperation({
  id: 'putTeam',
  summary: 'Rename a team, or say who is in it. What is left out stays.',
  method: 'PUT',
  path: onePath,
  auth: 'member',
  body: z.strictObject({ name: TeamName.optional(), members: Ids.optional() }),
  reply: Team,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'team.name-taken', 'team.unknown-member'],
});

export const deleteTeam = defineOperation({
  id: 'deleteTeam',
  summary: 'Delete a team. Its people and their work orders stay as they are; a saved view that asks for it finds nothing any more.',
  method: 'DELETE',
  path: onePath,
  auth: 'member',
  status: 204,
  problems: ['not-found', 'not-allowed', 'command-reused'],
});

export const putMemberTeams = defineOperation({
  id: 'putMemberTeams',
  summary: 'Say in which teams somebody is.',
  method: 'PUT',
  path: '/orgs/{o}/org_members/{member}/teams',
  auth: 'member',
  body: z.strictObject({ teams: Ids }),
  reply: z.object({ teams: z.array(Id) }),
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'team.unknown'],
});

export const TEAM_OPERATIONS = [listTeams, createTeam, putTeam, deleteTeam, putMemberTeams] as const;
