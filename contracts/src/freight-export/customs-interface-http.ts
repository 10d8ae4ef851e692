import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { Instant } from '../values/dates.js';
import { StandardWebhookSecret } from '../webhook/values.js';

/** Which way snapshots for customs leave: as files in a folder of the installation, or by signed posts to an address. */
export const CUSTOMS_WAYS = ['folder', 'http'] as const;
export const CustomsWay = z.enum(CUSTOMS_WAYS);
export type CustomsWay = z.infer<typeof CustomsWay>;

const settings = {
  way: CustomsWay,
  /** Where snapshots are posted to; null where they go to the folder. */
  address: z.string().trim().min(1).max(300).nullable().default(null),
  /** Whether `GET <address>/<handle>` says what arrived. Where it does not, a person says it when an answer is lost. */
  answers_by_handle: z.boolean().default(false),
  /** How long a post may still arrive after its answer was lost. */
  settle_seconds: z.int().min(0).max(3_600).default(600),
};

/** How an organisation hands snapshots of its jobs to a customs interface. The secret that signs them nobody can ask for: only since when there is one. */
export const CustomsInterface = z
  .object({ ...settings, secret_set_at: Instant.nullable(), changed_at: Instant.nullable() })
  .meta({ id: 'CustomsInterface' });
export type CustomsInterface = z.infer<typeof CustomsInterface>;

/** A handle of ours, and what arrived under it: how `GET <address>/<handle>` answers. */
export const CustomsReceipt = z.object({ handle: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type CustomsReceipt = z.infer<typeof CustomsReceipt>;

const path = '/orgs/{o}/customs_interface';

export const getCustomsInterface = defineOperation({
  id: 'getCustomsInterface',
  summary: 'Which way snapshots for customs leave.',
  method: 'GET',
  path,
  auth: 'member',
  reply: CustomsInterface,
  status: 200,
  problems: ['not-found'],
});

export const putCustomsInterface = defineOperation({
  id: 'putCustomsInterface',
  summary:
    'Say which way snapshots for customs leave. Posts are signed by a secret that the caller makes; another address needs one anew. It is never told again.',
  method: 'PUT',
  path,
  auth: 'member',
  body: z
    .strictObject({ ...settings, secret: StandardWebhookSecret.optional() })
    .refine(({ way, address }) => way === 'folder' || address !== null, { path: ['address'], message: 'posts need an address' }),
  reply: CustomsInterface,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'freight.secret-needed'],
});

export const CUSTOMS_INTERFACE_OPERATIONS = [getCustomsInterface, putCustomsInterface] as const;
