import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { Sync } from './sync.js';

/** Which freight system is meant; without one, that of the organisation. */
const OfSystem = z.strictObject({ system: Id.optional() });

export const testConnection = defineOperation({
  id: 'testConnection',
  summary: 'Try whether a freight system lets us in. Where it refused the log-in before, its held exports go on once it does.',
  method: 'POST',
  path: '/orgs/{o}/aucargo_cargowise/{id}/connection_test',
  auth: 'member',
  reply: Sync,
  status: 202,
  problems: ['not-found', 'not-allowed', 'command-reused'],
});

export const syncCargowiseOrg = defineOperation({
  id: 'syncCargowiseOrg',
  summary: 'Fetch the organisations that a freight system knows. Those that are gone there become inactive here.',
  method: 'POST',
  path: '/orgs/{o}/aucargo_cargowise_org/sync_cargowise_org',
  auth: 'member',
  body: OfSystem,
  reply: Sync,
  status: 202,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'export.no-system'],
});

export const syncCargowiseProduct = defineOperation({
  id: 'syncCargowiseProduct',
  summary:
    'Fetch the products that a freight system knows. What a person wrote is never replaced, a tariff code least of all; what is gone there becomes inactive here.',
  method: 'POST',
  path: '/orgs/{o}/aucargo_cargowise_product/sync_cargowise_product',
  auth: 'member',
  body: OfSystem,
  reply: Sync,
  status: 202,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'export.no-system'],
});

export const syncJobProducts = defineOperation({
  id: 'syncJobProducts',
  summary: 'Fetch the products that the lines of a job name from the freight system of its branch.',
  method: 'POST',
  path: '/orgs/{o}/work_orders/{id}/sync_cargowise_product',
  auth: 'member',
  reply: Sync,
  status: 202,
  problems: ['not-found', 'work-order.not-found', 'not-allowed', 'command-reused', 'export.no-system', 'export.no-product-codes'],
});

export const listSyncs = defineOperation({
  id: 'listSyncs',
  summary: 'What the organisation fetched from freight systems beside its jobs, the newest first.',
  method: 'GET',
  path: '/orgs/{o}/freight_syncs',
  auth: 'member',
  query: z.strictObject({
    kind: z.enum(['organisations', 'products', 'connection_test']).optional(),
    system: Id.optional(),
    ...pageQuery(25),
  }),
  reply: page(Sync),
  status: 200,
  problems: ['not-found'],
});

export const getSync = defineOperation({
  id: 'getSync',
  summary: 'One fetch from a freight system, and how far it is.',
  method: 'GET',
  path: '/orgs/{o}/freight_syncs/{sync}',
  auth: 'member',
  reply: Sync,
  status: 200,
  problems: ['not-found'],
});

export const SYNC_OPERATIONS = [testConnection, syncCargowiseOrg, syncCargowiseProduct, syncJobProducts, listSyncs, getSync] as const;
