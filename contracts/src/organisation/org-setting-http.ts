import { z } from 'zod';
import { GroupingKey } from '../declaration/grouping-key.js';
import { defineOperation } from '../define-operation.js';
import { SiteId } from '../lodgement/values.js';
import { Instant } from '../values/dates.js';

/** What an organisation keeps about itself besides its name: whether it may lodge with customs, as which sites, and by what lines are grouped. */
export const OrgSetting = z
  .object({
    may_lodge: z.boolean(),
    customs_site_id: SiteId.nullable(),
    customs_owner_site_id: SiteId.nullable(),
    grouping_key: GroupingKey,
  })
  .meta({ id: 'OrgSetting' });
export type OrgSetting = z.infer<typeof OrgSetting>;

const path = '/orgs/{o}/org_setting';

export const getOrgSetting = defineOperation({
  id: 'getOrgSetting',
  summary: 'The settings of an organisation.',
  method: 'GET',
  path,
  auth: 'member',
  reply: OrgSetting,
  status: 200,
  problems: ['not-found'],
});

export const putOrgSetting = defineOperation({
  id: 'putOrgSetting',
  summary: 'Change the settings of an organisation. One that may lodge has both site ids. Without a grouping key the one before stays.',
  method: 'PUT',
  path,
  auth: 'member',
  body: z
    .strictObject({ ...OrgSetting.shape, grouping_key: GroupingKey.optional() })
    .refine(
      ({ may_lodge, customs_site_id, customs_owner_site_id }) => !may_lodge || (customs_site_id !== null && customs_owner_site_id !== null),
      { path: ['customs_site_id'], message: 'who lodges has both site ids' },
    ),
  reply: OrgSetting,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

/**
 * Since when the organisation has an address for what is sent to it unasked, null while it has none; and what stands before the token of
 * every address, null where the operator has not said how the intake is reached. The address itself nobody can ask for.
 */
const address = { issued_at: Instant.nullable(), base_url: z.string().nullable() };
const CustomsAddress = z.object(address).meta({ id: 'CustomsAddress' });
export type CustomsAddress = z.infer<typeof CustomsAddress>;
const FreightAddress = z.object(address).meta({ id: 'FreightAddress' });
export type FreightAddress = z.infer<typeof FreightAddress>;

const addressPath = `${path}/customs_address` as const;
const freightAddressPath = `${path}/freight_address` as const;
/** 32 random bytes. */
const token = z.string().regex(/^[\w-]{43}$/);

export const getCustomsAddress = defineOperation({
  id: 'getCustomsAddress',
  summary: 'Whether customs has an address to send answers for this organisation to.',
  method: 'GET',
  path: addressPath,
  auth: 'member',
  reply: CustomsAddress,
  status: 200,
  problems: ['not-found'],
});

export const putCustomsAddress = defineOperation({
  id: 'putCustomsAddress',
  summary:
    'Give customs an address, `/customs/<token>` at the intake, in the place of the one before. The caller makes the token, 32 random bytes; only its hash is kept.',
  method: 'PUT',
  path: addressPath,
  auth: 'member',
  body: z.strictObject({ token }),
  reply: CustomsAddress,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

export const getFreightAddress = defineOperation({
  id: 'getFreightAddress',
  summary: 'Whether freight systems have an address to send acknowledgements for this organisation to.',
  method: 'GET',
  path: freightAddressPath,
  auth: 'member',
  reply: FreightAddress,
  status: 200,
  problems: ['not-found'],
});

export const putFreightAddress = defineOperation({
  id: 'putFreightAddress',
  summary:
    'Give freight systems an address, `/freight/<token>` at the intake, in the place of the one before. The caller makes the token, 32 random bytes; only its hash is kept.',
  method: 'PUT',
  path: freightAddressPath,
  auth: 'member',
  body: z.strictObject({ token }),
  reply: FreightAddress,
  status: 200,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused'],
});

export const ORG_SETTING_OPERATIONS = [
  getOrgSetting,
  putOrgSetting,
  getCustomsAddress,
  putCustomsAddress,
  getFreightAddress,
  putFreightAddress,
] as const;
