import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { requiredText } from '../values/text.js';
import { CandidateCode, TariffVersionRef } from './suggestion.js';
import { typedTariffCode } from './typed-code.js';

/** One line of the tariff's tree. */
const TariffNode = z.object({ code: z.string(), name: z.string(), below: z.int() }).meta({ id: 'TariffNode' });
export type TariffNode = z.infer<typeof TariffNode>;

/** What an imported national tariff says of an item today: its duty as it is printed there. */
const TariffDuty = z
  .object({
    tariff_item: z.string(),
    statistical_code: z.string(),
    description: z.string(),
    unit: z.string(),
    rate: z.string(),
    source: z.string(),
    is_demonstration: z.boolean(),
  })
  .meta({ id: 'TariffDuty' });
export type TariffDuty = z.infer<typeof TariffDuty>;

export const searchTariff = defineOperation({
  id: 'searchTariff',
  summary:
    'Tariff codes for goods in any words, best first, each with its reason; or the code that was typed in place of words. Public; limited per address.',
  method: 'GET',
  path: '/tariff/search',
  auth: 'public',
  query: z.strictObject({ q: requiredText(300) }),
  reply: z.object({
    results: z.array(CandidateCode),
    abstained: z.boolean(),
    /** The digits, where a code was asked for and no goods; null otherwise. */
    code: z.string().nullable(),
    /** Where each code stands: chapter, heading, subheading. */
    paths: z.record(z.string(), z.array(TariffNode)),
    versions: z.array(TariffVersionRef),
  }),
  status: 200,
  problems: ['too-many-requests'],
});

/** Room for ten digits with dots and blanks, and for what people write before them. */
const MOST_TYPED = 40;

export const browseTariff = defineOperation({
  id: 'browseTariff',
  summary:
    'The place of a typed code (2 to 10 digits) in the tariff, or the nearest above it that exists; under `all` the chapters. Public; limited per address.',
  method: 'GET',
  path: '/tariff/codes',
  auth: 'public',
  query: z.strictObject({ under: requiredText(MOST_TYPED).refine(isPlace, 'must be a code of 2 to 10 digits, or all') }),
  reply: z.object({
    /** The digits that were asked for; empty for `all`. */
    code: z.string(),
    /** Whether the tariff has this very code. If not, everything here is of the last code of `path`, or of nothing. */
    exists: z.boolean(),
    path: z.array(TariffNode),
    results: z.array(TariffNode),
    /** What the schedules say of the code itself, and the words that lead to it. */
    texts: z.array(z.object({ schedule: z.string(), text: z.string() })),
    /** Of a subheading or an item, where customs' rates are imported. */
    duties: z.array(TariffDuty),
    versions: z.array(TariffVersionRef),
  }),
  status: 200,
  problems: ['too-many-requests'],
});

function isPlace(typed: string): boolean {
  return typed === 'all' || typedTariffCode(typed) !== null;
}

export const TARIFF_OPERATIONS = [searchTariff, browseTariff] as const;
