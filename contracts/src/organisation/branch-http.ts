import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { TimeZone } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { requiredText } from '../values/text.js';
import { Organisation } from './http.js';

const BranchName = requiredText(80);

/** A branch: its jobs are shown in its time zone. */
export const Branch = z.object({ id: Id, name: z.string(), time_zone: TimeZone }).meta({ id: 'Branch' });
export type Branch = z.infer<typeof Branch>;

const BranchInput = z.strictObject({ name: BranchName, time_zone: TimeZone });
const path = '/orgs/{o}/branches';

export const createOrganisation = defineOperation({
  id: 'createOrganisation',
  summary: 'Make an organisation with its first branch. Its maker is its admin.',
  method: 'POST',
  path: '/orgs',
  auth: 'account',
  body: z.strictObject({ name: requiredText(120), branch_name: BranchName.default('Main'), time_zone: TimeZone }),
  reply: Organisation,
  status: 201,
  problems: ['invalid-input', 'command-reused', 'too-many-requests'],
});

export const listBranches = defineOperation({
  id: 'listBranches',
  summary: 'The branches of the org, by name.',
  method: 'GET',
  path,
  auth: 'member',
  reply: page(Branch),
  status: 200,
  problems: ['not-found'],
});

export const createBranch = defineOperation({
  id: 'createBranch',
  summary: 'Add a branch.',
  method: 'POST',
  path,
  auth: 'member',
  body: BranchInput,
  reply: Branch,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'branch.name-taken'],
});

export const putBranch = defineOperation({
  id: 'putBranch',
  summary: 'Rename a branch, or change its time zone. Codes and deadlines of jobs that are there stay as they are.',
  method: 'PUT',
  path: `${path}/{branch}`,
  auth: 'member',
  body: BranchInput,
  reply: Branch,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'branch.name-taken'],
});

export const BRANCH_OPERATIONS = [createOrganisation, listBranches, createBranch, putBranch] as const;
