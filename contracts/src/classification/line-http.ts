import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';
import { Product, ProductInput } from './kept-goods.js';
import { LineSuggestion } from './suggestion.js';

const job = '/orgs/{o}/work_orders/{id}';

/** Why there is no quantity in the unit of the tariff. */
const UNCOUNTED = ['no-tariff-item', 'not-in-tariff', 'no-unit-in-tariff', 'no-quantity', 'no-net-weight', 'unit-does-not-fit'] as const;

/** What a call did with one line: `filled` wrote what it names; `kept` found a value that stands; `unsure` shows candidates only. */
const LineOutcome = z
  .object({
    record_id: Id,
    line_id: Id,
    outcome: z.enum(['filled', 'taken back', 'kept', 'unsure', 'none']),
    fields: z.record(z.string(), z.string()),
    because: z.string(),
    /** Why a quantity could not be filled, as a code; nothing where it could, or where something else was to be filled. */
    why: z.enum(UNCOUNTED).optional(),
  })
  .meta({ id: 'LineOutcome' });
export type LineOutcome = z.infer<typeof LineOutcome>;

const Outcomes = z.object({ results: z.array(LineOutcome), count: z.int(), filled: z.int() }).meta({ id: 'LineOutcomes' });
export type LineOutcomes = z.infer<typeof Outcomes>;

const problems = ['not-found', 'work-order.not-found', 'not-allowed'] as const;

export const calcInvoiceLinesUq = defineOperation({
  id: 'calcInvoiceLinesUq',
  summary:
    'Fill the CW1 quantity of the job’s invoice lines: from the net weight (`basis` 0) or from the invoiced quantity (1). Never over a value that stands.',
  method: 'POST',
  path: `${job}/invoices/calc_invoice_lines_uq`,
  auth: 'member',
  body: z.strictObject({ basis: z.union([z.literal(0), z.literal(1)]) }),
  reply: Outcomes,
  status: 200,
  problems,
});

export const calcInvoiceLinesCustomsUq = defineOperation({
  id: 'calcInvoiceLinesCustomsUq',
  summary:
    'Fill statistical code, quantity and unit of the job’s tariff lines, in the unit that the tariff counts them in. Never over a value that stands.',
  method: 'POST',
  path: `${job}/invoices/calc_invoice_lines_customs_uq`,
  auth: 'member',
  reply: Outcomes,
  status: 200,
  problems,
});

export const matchProductWithSynonyms = defineOperation({
  id: 'matchProductWithSynonyms',
  summary:
    'Fill product code, lookup code and HS code of the job’s invoice lines from the org’s products, lookups and synonyms. Never over a value that stands.',
  method: 'POST',
  path: `${job}/match_product_with_synonyms`,
  auth: 'member',
  reply: Outcomes,
  status: 200,
  problems,
});

export const findInvoiceLinesTariffCode = defineOperation({
  id: 'findInvoiceLinesTariffCode',
  summary: 'Fill the HS code of the job’s invoice lines that have none, where a suggestion is sure enough. Never over a value that stands.',
  method: 'POST',
  path: `${job}/find_invoice_lines_tariff_code`,
  auth: 'member',
  reply: Outcomes,
  status: 200,
  problems,
});

export const toggleAllInvoiceDetailProductCode = defineOperation({
  id: 'toggleAllInvoiceDetailProductCode',
  summary:
    'Fill the product code of all invoice lines from the org’s products, or take back those that were filled. `on` says which; without it the other of what is.',
  method: 'POST',
  path: `${job}/toggle_all_invoice_detail_product_code`,
  auth: 'member',
  body: z.strictObject({ on: z.boolean().optional() }),
  reply: Outcomes.extend({ on: z.boolean() }),
  status: 200,
  problems,
});

const JobGoods = z
  .object({ product_code: z.string(), description: z.string(), hs_code: z.string(), lines: z.int(), product: Product.nullable() })
  .meta({ id: 'JobGoods' });
export type JobGoods = z.infer<typeof JobGoods>;

export const listJobProducts = defineOperation({
  id: 'listJobProducts',
  summary: 'The goods of the job’s invoice lines by product code, each with the product that is kept for it.',
  method: 'GET',
  path: `${job}/product_list`,
  auth: 'member',
  query: z.strictObject({ ...pageQuery(100) }),
  reply: page(JobGoods),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const saveJobProducts = defineOperation({
  id: 'saveJobProducts',
  summary: 'Keep products of the job’s goods: all of them, or none. Answers them as kept.',
  method: 'POST',
  path: `${job}/product_list`,
  auth: 'member',
  body: z.strictObject({ products: z.array(ProductInput).min(1).max(500) }),
  reply: page(Product),
  status: 200,
  problems,
});

export const suggestTariffCodes = defineOperation({
  id: 'suggestTariffCodes',
  summary: 'Tariff codes for the lines of an invoice, or for one: best first, each with its reason, and the codes put aside.',
  method: 'GET',
  path: `${job}/invoices/{record}/tariff_suggestions`,
  auth: 'member',
  query: z.strictObject({ line: Id.optional(), ...pageQuery(25) }),
  reply: page(LineSuggestion),
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'record.not-found'],
});

export const refuseTariffCode = defineOperation({
  id: 'refuseTariffCode',
  summary:
    'Refuse a code for the goods of a line: it is never offered first again for them in this org, and taken off the line if it was only inferred.',
  method: 'POST',
  path: `${job}/invoices/{record}/refuse_tariff_code`,
  auth: 'member',
  body: z.strictObject({ line_id: Id, code: requiredText(20), because: text(300).default('') }),
  reply: LineSuggestion,
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'record.not-found', 'record.line-not-found', 'not-allowed'],
});

export const LINE_CLASSIFICATION_OPERATIONS = [
  calcInvoiceLinesUq,
  calcInvoiceLinesCustomsUq,
  matchProductWithSynonyms,
  findInvoiceLinesTariffCode,
  toggleAllInvoiceDetailProductCode,
  listJobProducts,
  saveJobProducts,
  suggestTariffCodes,
  refuseTariffCode,
] as const;
