import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { FreightCodeList, TheirCode } from './system-values.js';

/** A party of ours, and the code of the organisation that it is in a freight system. `full_name` is null where the last sync did not know the code. */
export const PartyFreightCode = z
  .object({ party: z.object({ id: Id, name: z.string() }), code: z.string().nullable(), full_name: z.string().nullable() })
  .meta({ id: 'PartyFreightCode' });
export type PartyFreightCode = z.infer<typeof PartyFreightCode>;

/** A code of ours, and how a freight system spells it; null where nobody has said. */
export const FreightCode = z.object({ list: FreightCodeList, ours: z.string(), theirs: z.string().nullable() }).meta({ id: 'FreightCode' });
export type FreightCode = z.infer<typeof FreightCode>;

const path = '/orgs/{o}/aucargo_cargowise/{id}';
const problems = ['not-found', 'not-allowed', 'invalid-input', 'command-reused'] as const;

export const listPartyFreightCodes = defineOperation({
  id: 'listPartyFreightCodes',
  summary:
    'Every party of the org by name with its code in a freight system; `q` looks for a part of name or code, `missing` leaves out those with a code.',
  method: 'GET',
  path: `${path}/parties`,
  auth: 'member',
  query: z.strictObject({ q: text(100).optional(), missing: z.stringbool().default(false), ...pageQuery(50) }),
  reply: page(PartyFreightCode),
  status: 200,
  problems: ['not-found'],
});

export const putPartyFreightCode = defineOperation({
  id: 'putPartyFreightCode',
  summary: 'Say which organisation of a freight system a party is; `code` null takes it back.',
  method: 'PUT',
  path: `${path}/parties`,
  auth: 'member',
  body: z.strictObject({ party: Id, code: TheirCode.nullable() }),
  reply: PartyFreightCode,
  status: 200,
  problems,
});

export const listFreightCodes = defineOperation({
  id: 'listFreightCodes',
  summary: 'Every code of ours, unit or document, with the one that a freight system has for it.',
  method: 'GET',
  path: `${path}/codes`,
  auth: 'member',
  query: z.strictObject({ list: FreightCodeList.optional() }),
  reply: z.array(FreightCode),
  status: 200,
  problems: ['not-found'],
});

export const putFreightCode = defineOperation({
  id: 'putFreightCode',
  summary: 'Say how a freight system spells a code of ours; `theirs` null takes it back.',
  method: 'PUT',
  path: `${path}/codes`,
  auth: 'member',
  body: z.strictObject({ list: FreightCodeList, ours: requiredText(20), theirs: TheirCode.nullable() }),
  reply: FreightCode,
  status: 200,
  problems,
});

export const FREIGHT_MAPPING_OPERATIONS = [listPartyFreightCodes, putPartyFreightCode, listFreightCodes, putFreightCode] as const;
