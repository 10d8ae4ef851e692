import {
  createSynonym,
  createTariffLookup,
  deleteProduct,
  deleteSynonym,
  deleteTariffLookup,
  listProducts,
  listSynonyms,
  listTariffLookups,
  putSynonym,
  putTariffLookup,
  saveProduct,
} from '@tallyport/contracts/classification/kept-http';
import type { Texts } from '../../../i18n/texts.js';
import { call } from '../../../lib/api/call.js';
import type { SendOptions } from '../../../lib/api/request.js';

/** The name of a field of some table. */
type KeptField = keyof Texts['goods']['fields'];
export type TableId = 'products' | 'lookups' | 'synonyms';

/** A kept row as the screens know it: its texts by name. */
export interface KeptRow {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Of a product, how it is in the freight system: not there any more, and the tariff code that it has there where ours is another. */
  readonly there?: { readonly isGone: boolean; readonly hsCode: string };
}

export interface KeptPage {
  readonly rows: readonly KeptRow[];
  readonly count: number;
}

interface ListQuery {
  readonly q?: string;
  readonly page: number;
  readonly page_size: number;
}

/** What the three screens differ in: their columns, their fields, and the calls behind them. */
export interface KeptTable {
  readonly id: TableId;
  /** The last part of the address, as the specification names the screens. */
  readonly path: string;
  /** The columns of the list with their widths; the last one takes what is left. */
  readonly columns: readonly (readonly [field: KeptField, width: number])[];
  readonly fields: readonly KeptField[];
  list(orgId: string, query: ListQuery, signal: AbortSignal): Promise<KeptPage>;
  save(orgId: string, id: string | null, texts: Readonly<Record<string, string>>, options: SendOptions): Promise<unknown>;
  remove(orgId: string, id: string, options: SendOptions): Promise<unknown>;
}

function rowOf({ id, ...fields }: { readonly id: string } & Readonly<Record<string, string | null>>): KeptRow {
  return { id, texts: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text ?? ''])) };
}

const products: KeptTable = {
  id: 'products',
  path: 'cw_product_codes',
  columns: [
    ['product_code', 150],
    ['company_code', 110],
    ['hs_code', 120],
    ['lookup_code', 110],
    ['name', 240],
    ['description', 0],
  ],
  fields: [
    'product_code',
    'company_code',
    'name',
    'description',
    'hs_code',
    'hs_name',
    'tariff_item',
    'lookup_code',
    'model',
    'bonded',
    'control',
    'certificate',
    'unit1',
    'tax_rate',
  ],
  async list(o, query, signal) {
    const { results, count } = await call(listProducts, { o, query }, { signal });
    const rows = results.map(({ is_active, freight_hs_code: hsCode, ...texts }) => ({
      ...rowOf(texts),
      there: { isGone: !is_active, hsCode },
    }));
    return { rows, count };
  },
  save: (o, id, texts, options) =>
    call(saveProduct, { o, body: { ...(texts as { product_code: string }), ...(id !== null && { id }) } }, options),
  remove: (o, id, options) => call(deleteProduct, { o, id }, options),
};

const lookups: KeptTable = {
  id: 'lookups',
  path: 'crm_tlf',
  columns: [
    ['code', 150],
    ['hs_code', 130],
    ['tariff_item', 130],
    ['unit1', 80],
    ['tax_rate', 80],
    ['description', 0],
  ],
  fields: ['code', 'description', 'hs_code', 'tariff_item', 'unit1', 'tax_rate'],
  async list(o, query, signal) {
    const { results, count } = await call(listTariffLookups, { o, query }, { signal });
    return { rows: results.map(rowOf), count };
  },
  save: (o, id, texts, options) => {
    const body = texts as { code: string };
    return id === null ? call(createTariffLookup, { o, body }, options) : call(putTariffLookup, { o, id, body }, options);
  },
  remove: (o, id, options) => call(deleteTariffLookup, { o, id }, options),
};

const synonyms: KeptTable = {
  id: 'synonyms',
  path: 'crm_tlf_synonyms',
  columns: [
    ['synonym', 360],
    ['product_code', 170],
    ['lookup_code', 170],
    ['hs_code', 0],
  ],
  fields: ['synonym', 'product_code', 'lookup_code'],
  async list(o, query, signal) {
    const { results, count } = await call(listSynonyms, { o, query }, { signal });
    return { rows: results.map(rowOf), count };
  },
  save: (o, id, { synonym = '', product_code, lookup_code }, options) => {
    const body = { synonym, product_code: product_code || null, lookup_code: lookup_code || null };
    return id === null ? call(createSynonym, { o, body }, options) : call(putSynonym, { o, id, body }, options);
  },
  remove: (o, id, options) => call(deleteSynonym, { o, id }, options),
};

export const KEPT_TABLES: readonly KeptTable[] = [products, lookups, synonyms];
export const PRODUCTS = products;

/** What a row is called by. */
export function nameOf({ id, columns }: KeptTable, row: KeptRow): string {
  return row.texts[columns[0]?.[0] ?? ''] ?? id;
}
