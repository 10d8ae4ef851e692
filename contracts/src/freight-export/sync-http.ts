import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
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

export const SYNC_OPERATIONS = [testConnection, syncCargowiseOrg, getSync] as const;
