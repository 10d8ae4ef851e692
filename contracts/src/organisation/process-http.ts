import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Instant } from '../values/dates.js';

/** What goes on by itself for an organisation, each kind a workflow of its own. */
export const PROCESSES = ['work_order', 'extraction', 'lodgement', 'export', 'bulk', 'sync', 'outbound_email'] as const;
const Process = z.enum(PROCESSES);
export type Process = z.infer<typeof Process>;

/** How a kind of process stands: how many have not come to their end, how many wait for somebody, and when the newest began. */
const OrgWorkflow = z.object({ process: Process, open: z.int(), failed: z.int(), newest: Instant.nullable() }).meta({ id: 'OrgWorkflow' });
export type OrgWorkflow = z.infer<typeof OrgWorkflow>;

export const listOrgWorkflows = defineOperation({
  id: 'listOrgWorkflows',
  summary: 'A row for each kind of process of the org: how many are open, how many failed, and when the newest began.',
  method: 'GET',
  path: '/orgs/{o}/org_workflows',
  auth: 'member',
  reply: page(OrgWorkflow),
  status: 200,
  problems: ['not-found'],
});
