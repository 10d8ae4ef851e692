import { z } from 'zod';
import { readOnly } from '../read-only.js';
import { Id } from '../values/ids.js';
import { requiredText, text } from '../values/text.js';

/** Digits of a tariff code, with or without dots; empty where none is known. Kept as digits alone. */
const HsCode = text(20)
  .transform((code) => code.replaceAll(/[\s.]/g, ''))
  .refine((code) => code === '' || /^\d{4,12}$/.test(code), 'four to twelve digits, with or without dots');

/**
 * What is kept of a product: the eleven fields of the HS code data (company code, material number, material name, HS code, HS name,
 * model, bonded, control, certificate, first unit, tax rate), and what leads from it to the tariff. `product_code` is the material number.
 */
const productFields = {
  company_code: text(40).default(''),
  product_code: requiredText(80),
  name: text(300).default(''),
  description: text(2_000).default(''),
  model: text(120).default(''),
  hs_code: HsCode.default(''),
  hs_name: text(300).default(''),
  tariff_item: text(20).default(''),
  lookup_code: text(80).default(''),
  bonded: text(20).default(''),
  control: text(120).default(''),
  certificate: text(120).default(''),
  unit1: text(20).default(''),
  tax_rate: text(20).default(''),
};

export const ProductInput = z.strictObject(productFields);
export type ProductInput = z.infer<typeof ProductInput>;

/** A product of the organisation. One that its freight system does not have any more is inactive: kept, and offered for no line. */
export const Product = z
  .object({
    id: Id,
    ...productFields,
    is_active: z.boolean(),
    /** The tariff code that a freight system has for it, where that is not ours. */
    freight_hs_code: z.string(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

const lookupFields = {
  code: requiredText(80),
  description: text(2_000).default(''),
  hs_code: HsCode.default(''),
  tariff_item: text(20).default(''),
  unit1: text(20).default(''),
  tax_rate: text(20).default(''),
};

export const TariffLookupInput = z.strictObject(lookupFields);
export type TariffLookupInput = z.infer<typeof TariffLookupInput>;

/** A short code of the organisation's own that leads to a tariff code. */
export const TariffLookup = z.object({ id: Id, ...lookupFields }).meta({ id: 'TariffLookup' });
export type TariffLookup = z.infer<typeof TariffLookup>;

/** Another word for a product or for a tariff lookup, named by its code. */
const synonymFields = {
  synonym: requiredText(400),
  product_code: text(80).nullable().default(null),
  lookup_code: text(80).nullable().default(null),
};
export const SynonymInput = z.strictObject(synonymFields).refine(leadsToOne, 'name a product or a lookup, and not both');
export type SynonymInput = z.infer<typeof SynonymInput>;

/** A synonym as it was read, with its text or what it leads to changed. */
export const SynonymPut = z
  .strictObject({ ...synonymFields, id: readOnly, hs_code: readOnly })
  .refine(leadsToOne, 'name a product or a lookup, and not both');

function leadsToOne({ product_code, lookup_code }: { product_code: string | null; lookup_code: string | null }): boolean {
  return Boolean(product_code) !== Boolean(lookup_code);
}

export const Synonym = z
  .object({ id: Id, synonym: z.string(), product_code: z.string().nullable(), lookup_code: z.string().nullable(), hs_code: z.string() })
  .meta({ id: 'Synonym' });
export type Synonym = z.infer<typeof Synonym>;
