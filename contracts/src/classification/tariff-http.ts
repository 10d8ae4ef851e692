import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { requiredText } from '../values/text.js';
import { CandidateCode, TariffVersionRef } from './suggestion.js';

/** One line of the tariff's tree. */
const TariffNode = z.object({ code: z.string(), name: z.string(), below: z.int() }).meta({ id: 'TariffNode' });
export type TariffNode = z.infer<typeof TariffNode>;

export const searchTariff = defineOperation({
  id: 'searchTariff',
  summary: 'Tariff codes for goods described in any words, best first, with the reason for each. Public; limited per address.',
  method: 'GET',
  path: '/tariff/search',
  auth: 'public',
  query: z.strictObject({ q: requiredText(300) }),
  reply: z.object({
    results: z.array(CandidateCode),
    abstained: z.boolean(),
    /** Where each code stands: chapter, heading, subheading. */
    paths: z.record(z.string(), z.array(TariffNode)),
    versions: z.array(TariffVersionRef),
  }),
  status: 200,
  problems: ['too-many-requests'],
});

export const browseTariff = defineOperation({
  id: 'browseTariff',
  summary:
    'What stands right under a code of the tariff: headings of a chapter, subheadings of a heading; under `all` the chapters. Public; limited per address.',
  method: 'GET',
  path: '/tariff/codes',
  auth: 'public',
  query: z.strictObject({ under: z.union([z.literal('all'), z.string().regex(/^(?:\d{2}){1,3}$/)]) }),
  reply: z.object({
    path: z.array(TariffNode),
    results: z.array(TariffNode),
    /** What the schedules say of the code itself, and the words that lead to it. */
    texts: z.array(z.object({ schedule: z.string(), text: z.string() })),
    versions: z.array(TariffVersionRef),
  }),
  status: 200,
  problems: ['not-found', 'too-many-requests'],
});

export const TARIFF_OPERATIONS = [searchTariff, browseTariff] as const;
