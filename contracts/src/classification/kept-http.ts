import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { readOnly } from '../read-only.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { text } from '../values/text.js';
import { Product, ProductInput, Synonym, SynonymInput, SynonymPut, TariffLookup, TariffLookupInput } from './kept-goods.js';

const org = '/orgs/{o}';
const listQuery = z.strictObject({ q: text(100).optional(), ...pageQuery(50) });

export const listProducts = defineOperation({
  id: 'listProducts',
  summary: 'Products of the org by code; `q` looks for a part of code, name, description or HS code.',
  method: 'GET',
  path: `${org}/aucargo_cargowise_product`,
  auth: 'member',
  query: listQuery,
  reply: page(Product),
  status: 200,
  problems: ['not-found'],
});

export const saveProduct = defineOperation({
  id: 'saveProduct',
  summary:
    'Keep a product. One with its `id`, or with the same company code and product code, is written over; the change log keeps what it was.',
  method: 'POST',
  path: `${org}/aucargo_cargowise_product/save_product`,
  auth: 'member',
  body: ProductInput.extend({ id: Id.optional() }),
  reply: Product,
  status: 200,
  problems: ['not-found', 'not-allowed', 'kept.code-taken'],
});

export const deleteProduct = defineOperation({
  id: 'deleteProduct',
  summary: 'Delete a product with its synonyms.',
  method: 'DELETE',
  path: `${org}/aucargo_cargowise_product/{id}`,
  auth: 'member',
  reply: z.object({}),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const allLookupList = defineOperation({
  id: 'allLookupList',
  summary: 'Lookup codes to choose from: the first thousand whose code or description holds `q`.',
  method: 'POST',
  path: `${org}/aucargo_cargowise_product/all_lookup_list`,
  auth: 'member',
  body: z.strictObject({ q: text(100).optional() }),
  reply: page(TariffLookup),
  status: 200,
  problems: ['not-found'],
});

export const listTariffLookups = defineOperation({
  id: 'listTariffLookups',
  summary: 'Tariff lookups of the org by code; `q` looks for a part of code, description or HS code.',
  method: 'GET',
  path: `${org}/cargowise_tariff_lookup`,
  auth: 'member',
  query: listQuery,
  reply: page(TariffLookup),
  status: 200,
  problems: ['not-found'],
});

export const createTariffLookup = defineOperation({
  id: 'createTariffLookup',
  summary: 'Add a tariff lookup.',
  method: 'POST',
  path: `${org}/cargowise_tariff_lookup_create`,
  auth: 'member',
  body: TariffLookupInput,
  reply: TariffLookup,
  status: 201,
  problems: ['not-found', 'not-allowed', 'kept.code-taken'],
});

export const putTariffLookup = defineOperation({
  id: 'putTariffLookup',
  summary: 'Change a tariff lookup: the whole row.',
  method: 'PUT',
  path: `${org}/cargowise_tariff_lookup/{id}`,
  auth: 'member',
  body: TariffLookupInput.extend({ id: readOnly }),
  reply: TariffLookup,
  status: 200,
  problems: ['not-found', 'not-allowed', 'kept.code-taken'],
});

export const deleteTariffLookup = defineOperation({
  id: 'deleteTariffLookup',
  summary: 'Delete a tariff lookup with its synonyms.',
  method: 'DELETE',
  path: `${org}/cargowise_tariff_lookup/{id}`,
  auth: 'member',
  reply: z.object({}),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

export const listSynonyms = defineOperation({
  id: 'listSynonyms',
  summary: 'Synonyms of products and lookups by their text; `q` looks for a part of the synonym or of a code.',
  method: 'GET',
  path: `${org}/goods_synonym`,
  auth: 'member',
  query: listQuery,
  reply: page(Synonym),
  status: 200,
  problems: ['not-found'],
});

export const createSynonym = defineOperation({
  id: 'createSynonym',
  summary: 'Add a synonym of a product or of a tariff lookup, named by its code.',
  method: 'POST',
  path: `${org}/goods_synonym`,
  auth: 'member',
  body: SynonymInput,
  reply: Synonym,
  status: 201,
  problems: ['not-found', 'not-allowed', 'kept.code-taken', 'kept.unknown-code'],
});

export const putSynonym = defineOperation({
  id: 'putSynonym',
  summary: 'Change a synonym or what it stands for.',
  method: 'PUT',
  path: `${org}/goods_synonym/{id}`,
  auth: 'member',
  body: SynonymPut,
  reply: Synonym,
  status: 200,
  problems: ['not-found', 'not-allowed', 'kept.code-taken', 'kept.unknown-code'],
});

export const deleteSynonym = defineOperation({
  id: 'deleteSynonym',
  summary: 'Delete a synonym.',
  method: 'DELETE',
  path: `${org}/goods_synonym/{id}`,
  auth: 'member',
  reply: z.object({}),
  status: 200,
  problems: ['not-found', 'not-allowed'],
});

const KeptChange = z
  .object({
    field: z.string(),
    previous: z.string().nullable(),
    next: z.string().nullable(),
    actor: z.string(),
    freight_sync: Id.nullable(),
    at: Instant,
  })
  .meta({ id: 'KeptChange' });
export type KeptChange = z.infer<typeof KeptChange>;

export const listKeptChanges = defineOperation({
  id: 'listKeptChanges',
  summary: 'Who changed a kept product, lookup or synonym, and what it was before: newest first, also of a deleted row.',
  method: 'GET',
  path: `${org}/kept_changes`,
  auth: 'member',
  query: z.strictObject({ row: Id.optional(), ...pageQuery(50) }),
  reply: page(KeptChange),
  status: 200,
  problems: ['not-found'],
});

export const KEPT_GOODS_OPERATIONS = [
  listProducts,
  saveProduct,
  deleteProduct,
  allLookupList,
  listTariffLookups,
  createTariffLookup,
  putTariffLookup,
  deleteTariffLookup,
  listSynonyms,
  createSynonym,
  putSynonym,
  deleteSynonym,
  listKeptChanges,
] as const;
