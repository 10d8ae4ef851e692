import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { allReadOnly } from '../read-only.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { BillRule, TheirCode } from './system-values.js';
import { TargetType } from './values.js';

/** An id of the freight system's own: enterprise, server, company, branch, department. */
const SystemCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{1,12}$/, 'up to twelve capitals and digits');

/**
 * What people say of a freight system. It belongs to a branch, or, without one, to every branch that has none of its own. Where it
 * finds a job by the reference that we sent along, a create whose answer was lost is looked up by it.
 */
const settings = {
  branch: Id.nullable().default(null),
  name: requiredText(80),
  address: requiredText(300),
  enterprise_id: SystemCode,
  server_id: SystemCode,
  company_code: SystemCode,
  event_branch: SystemCode.nullable().default(null),
  event_department: SystemCode.nullable().default(null),
  /** Basic authentication ends a user name at its first colon (RFC 7617, section 2). */
  user_name: requiredText(100).refine((name) => !name.includes(':'), 'must not contain a colon'),
  /** Our name there. Mappings of codes hang on it: choose one and keep it (domain: eAdaptor, §4). */
  data_provider: TheirCode.default('TALLYPORT'),
  target_type: TargetType,
  bill_rule: BillRule,
  finds_by_reference: z.boolean().default(false),
  reference_type: TheirCode.default('TPX'),
  settle_seconds: z.int().min(0).max(3_600).default(600),
  calls_at_once: z.int().min(1).max(16).default(4),
  call_seconds: z.int().min(5).max(120).default(120),
  pull_seconds: z.int().min(5).max(300).default(300),
};

/**
 * How it is with a system, as its calls went: since when it refuses the log-in, until when it rests after calls without an answer, and
 * when it answered last. Who sends a whole row back may leave it as it was read, whatever it is now.
 */
const FreightHealth = z
  .object({ log_in_refused_since: Instant.nullable(), rests_until: Instant.nullable(), answered_at: Instant.nullable() })
  .meta({ id: 'FreightHealth' });
export type FreightHealth = z.infer<typeof FreightHealth>;

/** What follows from other calls, or from where the system is. The secret itself nobody can ask for: only since when there is one. */
const told = {
  id: Id,
  is_held: z.boolean(),
  hold_reason: z.string().nullable(),
  secret_set_at: Instant.nullable(),
  is_simulator: z.boolean(),
  health: FreightHealth,
};
const TOLD = ['id', 'is_held', 'hold_reason', 'secret_set_at', 'is_simulator', 'health'] as const;

export const FreightSystem = z.object({ ...told, ...settings }).meta({ id: 'FreightSystem' });
export type FreightSystem = z.infer<typeof FreightSystem>;

export const FreightSystemInput = z.strictObject({ ...settings, secret: z.string().min(1).max(500).optional() });
export type FreightSystemInput = z.infer<typeof FreightSystemInput>;

const path = '/orgs/{o}/aucargo_cargowise';

export const listFreightSystems = defineOperation({
  id: 'listFreightSystems',
  summary: 'The freight systems of the org, by name. Their secrets are told nobody.',
  method: 'GET',
  path,
  auth: 'member',
  reply: z.array(FreightSystem),
  status: 200,
  problems: ['not-found'],
});

export const createFreightSystem = defineOperation({
  id: 'createFreightSystem',
  summary: 'Add a freight system, with the starter of unit and document codes. `secret` is kept sealed and never told again.',
  method: 'POST',
  path,
  auth: 'member',
  body: FreightSystemInput,
  reply: FreightSystem,
  status: 201,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'freight.branch-taken'],
});

export const putFreightSystem = defineOperation({
  id: 'putFreightSystem',
  summary:
    'Change a freight system: the whole row. Without `secret` the one before stays, but another address or user needs it anew, so that nobody can have it sent elsewhere.',
  method: 'PUT',
  path: `${path}/{id}`,
  auth: 'member',
  body: FreightSystemInput.extend(allReadOnly(TOLD)),
  reply: FreightSystem,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'freight.branch-taken', 'freight.secret-needed'],
});

const reason = z.strictObject({ reason: requiredText(500) });

export const holdFreightSystem = defineOperation({
  id: 'holdFreightSystem',
  summary: 'Hold a freight system: nothing is sent to it until it is released. What is under way comes to its end.',
  method: 'POST',
  path: `${path}/{id}/hold`,
  auth: 'member',
  body: reason,
  reply: FreightSystem,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

export const releaseFreightSystem = defineOperation({
  id: 'releaseFreightSystem',
  summary: 'Release a freight system that was held.',
  method: 'POST',
  path: `${path}/{id}/release`,
  auth: 'member',
  body: reason,
  reply: FreightSystem,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

/** An organisation as a freight system knows it. What was gone at the last sync is inactive. */
export const FreightOrganisation = z
  .object({ system: Id, code: z.string(), full_name: z.string(), flags: z.array(z.string()), is_active: z.boolean() })
  .meta({ id: 'FreightOrganisation' });
export type FreightOrganisation = z.infer<typeof FreightOrganisation>;

export const listFreightOrganisations = defineOperation({
  id: 'listFreightOrganisations',
  summary: 'Organisations that the freight systems knew at their last sync, by `full_name`; `q` looks for a part of code or name.',
  method: 'GET',
  path: '/orgs/{o}/aucargo_cargowise_org',
  auth: 'member',
  query: z.strictObject({ system: Id.optional(), q: text(100).optional(), limit: z.coerce.number().int().min(1).max(100_000).optional() }),
  reply: z.array(FreightOrganisation),
  status: 200,
  problems: ['not-found'],
});

export const FREIGHT_SYSTEM_OPERATIONS = [
  listFreightSystems,
  createFreightSystem,
  putFreightSystem,
  holdFreightSystem,
  releaseFreightSystem,
  listFreightOrganisations,
] as const;
