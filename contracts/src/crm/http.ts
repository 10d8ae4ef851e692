import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';

/** A company that imports, exports or is notified. Kept, not event-sourced. */
export const Party = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    /** ABN or customs client id; empty where nobody has said. */
    customs_id: z.string(),
    /** Client activity centre. */
    cac: z.string(),
  })
  .meta({ id: 'Party' });
export type Party = z.infer<typeof Party>;

export const listParties = defineOperation({
  id: 'listParties',
  summary: 'Parties of the org by name; `q` looks for a part of it.',
  method: 'GET',
  path: '/orgs/{o}/parties',
  auth: 'member',
  query: z.strictObject({ q: text(100).optional(), ...pageQuery(25) }),
  reply: page(Party),
  status: 200,
  problems: ['not-found'],
});

export const createParty = defineOperation({
  id: 'createParty',
  summary: 'Add a party.',
  method: 'POST',
  path: '/orgs/{o}/parties',
  auth: 'member',
  body: z.strictObject({
    name: requiredText(120),
    address: text(300).default(''),
    city: text(80).default(''),
    country: text(80).default(''),
    customs_id: text(11).default(''),
    cac: text(3).default(''),
  }),
  reply: Party,
  status: 201,
  problems: ['not-found', 'not-allowed'],
});

export const CRM_OPERATIONS = [listParties, createParty] as const;
